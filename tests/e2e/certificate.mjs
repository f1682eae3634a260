// A certificate for `localhost`, trusted only by this run and written by hand: Node makes keys but no certificates.
// RFC 5280 in the few lines that a test needs.

import { generateKeyPairSync, sign } from 'node:crypto';

function length(n) {
  if (n < 128) return Buffer.of(n);
  return n < 256 ? Buffer.of(0x81, n) : Buffer.of(0x82, n >> 8, n & 255);
}

function der(tag, ...parts) {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part)));
  return Buffer.concat([Buffer.of(tag), length(body.length), body]);
}

const sequence = (...parts) => der(0x30, ...parts);
const octets = (part) => der(0x04, part);
const bits = (part) => der(0x03, Buffer.of(0), part);
const oid = (...bytes) => der(0x06, Buffer.from(bytes));
const time = (date) => der(0x17, `${date.toISOString().replace(/[-:T]/g, '').slice(2, 14)}Z`);

const ECDSA_WITH_SHA256 = sequence(oid(0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02));
const COMMON_NAME = oid(0x55, 0x04, 0x03);
const SUBJECT_ALTERNATIVE_NAME = oid(0x55, 0x1d, 0x11);
const BASIC_CONSTRAINTS = oid(0x55, 0x1d, 0x13);

const DAY = 24 * 3600 * 1000;

// Key and certificate as PEM.
export function selfSigned(host) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = sequence(der(0x31, sequence(COMMON_NAME, der(0x0c, host))));
  const extensions = sequence(
    sequence(SUBJECT_ALTERNATIVE_NAME, octets(sequence(der(0x82, host)))),
    sequence(BASIC_CONSTRAINTS, der(0x01, Buffer.of(0xff)), octets(sequence(der(0x01, Buffer.of(0xff))))),
  );
  const said = sequence(
    der(0xa0, der(0x02, Buffer.of(2))), // version 3
    der(0x02, Buffer.of(1)),
    ECDSA_WITH_SHA256,
    name,
    sequence(time(new Date(Date.now() - DAY)), time(new Date(Date.now() + DAY))),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, extensions),
  );
  const certificate = sequence(said, ECDSA_WITH_SHA256, bits(sign('sha256', said, privateKey)));
  const lines = certificate.toString('base64').match(/.{1,64}/g).join('\n');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
  };
}
