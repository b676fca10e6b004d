// Sends requests as fast as they are answered, on several connections, until its thread is ended. A separate thread, so
// that it does not delay measurements.
const { Agent, request } = require("node:http");
const { parentPort, workerData } = require("node:worker_threads");

const { endpoint, token, connections, requests } = workerData;
const agent = new Agent({ keepAlive: true, maxSockets: connections });
const statuses = new Map();
let sent = 0;

function sendNext() {
  const { method, path, body } = requests[sent % requests.length];
  sent += 1;
  const headers = { authorization: `Bearer ${token}`, ...(body && { "content-type": "application/json" }) };
  const outgoing = request(`${endpoint}${path}`, { method, agent, headers }, (answer) => {
    answer.resume().once("close", () => {
      statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1);
      sendNext();
    });
  });
  outgoing.once("error", () => setTimeout(sendNext, 10)).end(body);
}

for (let connection = 0; connection < connections; connection += 1) sendNext();
parentPort?.on("message", () => parentPort?.postMessage(Object.fromEntries(statuses)));
