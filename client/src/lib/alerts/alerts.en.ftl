# Turn alerts when no page is open.

alerts-title = Alerts for slow games
alerts-what = When you are waited for at a table with days to answer, and no page of it is open. An alert names the table and the game, nothing else.
alerts-push = Alert this device
alerts-push-blocked = The browser does not allow alerts for this page. Allow notifications in its settings, then try again.
alerts-push-failed = This browser has no push service that answers. Alerts by push cannot be had here.
alerts-on = Alerts are on for this device.
alerts-off = Alerts are off for this device.
alerts-mail = Mail address
alerts-mail-send = Send a link to confirm it
alerts-mail-sent = A mail is on its way to { $address }. Alerts begin once you follow its link.
alerts-mail-on = Alerts go to { $address }.
alerts-mail-waits = { $address } is not confirmed yet: follow the link in the mail.
alerts-mail-stop = No more mail
alerts-confirm = Do you want mail when it is your turn in a slow game?
alerts-confirm-yes = Yes, send me alerts
alerts-confirmed = This address is confirmed. Each alert has a link that ends them.
alerts-ended = These alerts have ended. Nothing more will come.
alerts-failed = It did not work: { $why }
alerts-no-link = This page is for links from our mails, and there is none in its address.
page-alerts = Alerts
