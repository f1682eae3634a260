# The page that repairs what is stored.

repair-what = Repair loads Nonet’s own files again. Your games stay as they are.
repair-else = If nothing else happens here, connect and reload this page. If that does not help, tell the browser to empty its cache (images and files) but not the site’s data: your games are there.
repair-again = Try again
repair-offline = There is no connection, so nothing was changed. Connect and try again.
repair-incomplete = The server is not answering properly, so nothing was changed. Try again in a while.

## In place of a stored page that is damaged.

stored-damaged = Nonet’s stored page is damaged, and there is no connection to load it again. Connect once, and it will be repaired. Your games are kept.
