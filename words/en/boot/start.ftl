# What is said while Nonet starts, and why it does not start, to people who play; which file it was stands in the details.

starting = Nonet is starting.
waiting = Nonet is still waiting for the server.
file = Nonet cannot run from this file. Open nonet.html beside it, which can, or use a web server.
noWasm = This browser has no WebAssembly, or it is switched off (by lockdown mode, for example). Allow it for this page, or use another browser.
refused = The web server’s security policy forbids WebAssembly. Its Content-Security-Policy must allow 'wasm-unsafe-eval' in script-src.
old = This browser is too old for Nonet. Update it, or use another browser.
missing = The copy of Nonet on the server is incomplete. Try again later.
broken = The server is not working properly. Try again in a while.
unreachable = A part of Nonet did not arrive in full: there is no connection, or it was interrupted. Check the connection and try again.
hung = The server stopped sending twice. Check the connection and try again.
damaged = Twice a part of Nonet arrived damaged or from another version, so it was not used. Try again in a while.
elsewhere = Something else arrived instead of Nonet: perhaps the network wants you to log in first. Log in, then try again.
type = The server sends a part of Nonet with a type that browsers do not accept. Try again later.
policy = A security policy forbids a part of Nonet. Try another network or browser, or try again later.
offline = A stored part of Nonet is damaged or missing, and there is no connection to load it again. Connect once, and it will be repaired.
changed = A stored part of Nonet is damaged or missing, and the server now has another version. Press Repair: Nonet’s files are loaded again, and your games stay.
crashed = Nonet failed to start. Try again. If that does not help, restart the browser.
unstyled = Nonet works, but a part of it is missing.
byHand = Nonet can only be played by hand.
plain = Until then you can type a puzzle here, check it for repeated digits and print it.
again = Try again
repair = Repair
details = Details

## Seen where no script runs.

late = This is taking too long: part of Nonet has not arrived, a stored copy is damaged, or scripts are switched off. Nonet needs JavaScript, a current browser and a web server; without one, open nonet.html, which is beside this file. If you are offline, connect first. Then press Repair: Nonet’s files are loaded again, and your games stay.
scripts = Nonet needs JavaScript and WebAssembly. All of it runs on this device; nothing is sent anywhere.
