// The library that reads QR codes, as a file of its own: only browsers that cannot do it themselves load it.

export { default } from 'qr/decode.js';
