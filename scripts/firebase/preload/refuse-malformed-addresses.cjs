// Loaded before firebase-tools. Its servers decode the path of a request without catching the error of a malformed one, such as /api/%ff,
// which ends the process. Hosting itself answers such a request with 400.
const { Server } = require('node:http');

const { emit } = Server.prototype;

const isMalformed = (url) => {
  try {
    decodeURIComponent(url.split('?')[0]);
    return false;
  } catch {
    return true;
  }
};

Server.prototype.emit = function (event, request, response, ...more) {
  if (event !== 'request' || !isMalformed(request.url ?? '')) return emit.call(this, event, request, response, ...more);
  response
    .writeHead(400, { 'Content-Type': 'application/json; charset=utf-8' })
    .end('{"message":"This is not an address of this server.","status":400}');
  return true;
};
