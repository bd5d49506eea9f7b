# Playing with friends, each on an own device.

## Scanning a code with the camera

scan-view = The camera’s picture
scan-starting = Starting the camera…
scan-aim = Point the camera at the code on the other screen.
scan-close = Close the camera
scan-problem-none = The page finds no camera here. Paste the code as text instead.
scan-problem-refused = The browser doesn’t let the page use the camera. Allow it in the browser’s settings and try again, or paste the code as text.
scan-problem-busy = The camera did not start. Another app may be using it: close that app and try again, or paste the code as text.
scan-problem-lost = The part of Kortti that reads codes could not be loaded. Check the connection and try again, or paste the code as text.
