// A reporter for Node's test runner: the name of each file in which something failed, a line each.

const isFile = ({ name, nesting }) => nesting === 0 && name.endsWith('.mjs');

export default async function* failed(events) {
  const files = new Set();
  for await (const { type, data } of events) {
    if (type === 'test:fail') files.add(isFile(data) ? data.name : data.file);
  }
  for (const file of files) yield `${file}\n`;
}
