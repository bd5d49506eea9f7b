// The eight-petalled star of Nordic mittens, on backs of cards and on badges.

/** Its path, around (0, 0) with a radius of about 1. */
export const STAR =
  'M.035-.12L.43-.5V-.97L.035-.58zM-.035-.12L-.43-.5V-.97L-.035-.58zM.12.035L.5.43H.97L.58.035zM.12-.035L.5-.43H.97' +
  'L.58-.035zM-.035.12L-.43.5V.97L-.035.58zM.035.12L.43.5V.97L.035.58zM-.12-.035L-.5-.43H-.97L-.58-.035zM-.12.035L' +
  '-.5.43H-.97L-.58.035z';
