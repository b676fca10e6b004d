import { createSocket } from "node:dgram";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";

/** A responder's records of one name. Several strings of one TXT record are an array. */
export interface DnsName {
  txt?: (string | string[])[];
  cname?: string;
  ns?: string[];
  a?: string[];
  /** Every question for this name fails with this response code. */
  failure?: "servfail" | "refused";
  /** Questions for this name get no answer. */
  isSilent?: boolean;
}

/** A real DNS server on UDP and TCP, for tests. Names absent from the table are NXDOMAIN unless a name below exists. */
export interface DnsResponder {
  /** `127.0.0.1:port`. */
  address: string;
  port: number;
  /** May be changed while the server runs. Lower-case names without the final dot. */
  names: Record<string, DnsName>;
  /** Questions received, as `TYPE name` with a suffix ` tcp`. A retransmission is not another question. */
  questions: string[];
  close(): Promise<void>;
}

/** A responder that knows a question that it has seen, by id, type and name. */
interface SeenResponder extends DnsResponder {
  readonly seen: Set<string>;
}

const recordTypes: Record<number, string> = { 1: "A", 2: "NS", 5: "CNAME", 6: "SOA", 16: "TXT", 28: "AAAA" };
const typeNumbers = Object.fromEntries(Object.entries(recordTypes).map(([number, name]) => [name, Number(number)]));
const responseCodes = { noerror: 0, servfail: 2, nxdomain: 3, refused: 5 };
/** Longest UDP answer without EDNS (RFC 1035, 4.2.1); longer ones are truncated and asked again over TCP. */
const maxUdpBytes = 512;

/** Starts a responder on a free port of 127.0.0.1. */
export async function startDnsResponder(names: Record<string, DnsName> = {}): Promise<DnsResponder> {
  const tcp = createServer();
  const responder: SeenResponder = {
    address: "",
    port: 0,
    names,
    questions: [],
    seen: new Set(),
    close: async () => undefined,
  };
  tcp.on("connection", (socket) => {
    socket.on("error", () => undefined);
    socket.on("data", (data) => {
      const answer = answerTo(data.subarray(2), responder, "tcp");
      if (answer !== null) {
        const length = Buffer.alloc(2);
        length.writeUInt16BE(answer.length);
        socket.end(Buffer.concat([length, answer]));
      }
    });
  });
  tcp.listen(0, "127.0.0.1");
  await once(tcp, "listening");
  responder.port = (tcp.address() as AddressInfo).port;
  responder.address = `127.0.0.1:${responder.port}`;
  const udp = createSocket("udp4");
  udp.on("message", (message, from) => {
    const answer = answerTo(message, responder, "udp");
    if (answer !== null) {
      udp.send(answer, from.port, from.address);
    }
  });
  udp.bind(responder.port, "127.0.0.1");
  await once(udp, "listening");
  responder.close = async () => {
    udp.close();
    tcp.close();
    await once(tcp, "close");
  };
  return responder;
}

function answerTo(message: Buffer, responder: SeenResponder, transport: "udp" | "tcp"): Buffer | null {
  const { name, type, end } = questionOf(message);
  const question = `${type} ${name}${transport === "tcp" ? " tcp" : ""}`;
  // On a busy machine a question is sent again before its answer arrives, under the same id (RFC 1035, 4.1.1).
  const sent = `${message.readUInt16BE(0)} ${question}`;
  if (!responder.seen.has(sent)) responder.questions.push(question);
  responder.seen.add(sent);
  const known = responder.names[name];
  if (known?.isSilent === true) {
    return null;
  }
  const answers = known === undefined ? [] : answersOf(name, type, known, responder.names);
  const hasNamesBelow = Object.keys(responder.names).some((other) => other.endsWith(`.${name}`));
  const code = known?.failure ?? (known === undefined && !hasNamesBelow ? "nxdomain" : "noerror");
  const header = Buffer.alloc(12);
  header.writeUInt16BE(message.readUInt16BE(0), 0);
  header.writeUInt16BE(0x8400 | responseCodes[code], 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(answers.length, 6);
  const answer = Buffer.concat([header, message.subarray(12, end), ...answers]);
  if (transport === "udp" && answer.length > maxUdpBytes) {
    header.writeUInt16BE(0x8600, 2);
    header.writeUInt16BE(0, 6);
    return Buffer.concat([header, message.subarray(12, end)]);
  }
  return answer;
}

function questionOf(message: Buffer): { name: string; type: string; end: number } {
  const labels: string[] = [];
  let offset = 12;
  for (let length = message.readUInt8(offset); length > 0; length = message.readUInt8(offset)) {
    labels.push(message.toString("latin1", offset + 1, offset + 1 + length));
    offset += 1 + length;
  }
  const number = message.readUInt16BE(offset + 1);
  return { name: labels.join(".").toLowerCase(), type: recordTypes[number] ?? String(number), end: offset + 5 };
}

function answersOf(name: string, type: string, known: DnsName, names: Record<string, DnsName>): Buffer[] {
  if (known.cname !== undefined) {
    const target = names[known.cname];
    const alias = recordOf(name, "CNAME", encodeName(known.cname));
    // One alias an answer: what lies behind a second one has to be asked for.
    const isEnough = type === "CNAME" || target === undefined || target.cname !== undefined;
    return isEnough ? [alias] : [alias, ...answersOf(known.cname, type, target, names)];
  }
  if (type === "TXT") {
    return (known.txt ?? []).map((value) => recordOf(name, "TXT", encodeStrings([value].flat())));
  }
  if (type === "NS") {
    return (known.ns ?? []).map((host) => recordOf(name, "NS", encodeName(host)));
  }
  return type === "A" ? (known.a ?? []).map((ip) => recordOf(name, "A", Buffer.from(ip.split(".").map(Number)))) : [];
}

function recordOf(name: string, type: string, data: Buffer): Buffer {
  const fields = Buffer.alloc(10);
  fields.writeUInt16BE(typeNumbers[type] ?? 0, 0);
  fields.writeUInt16BE(1, 2);
  fields.writeUInt32BE(60, 4);
  fields.writeUInt16BE(data.length, 8);
  return Buffer.concat([encodeName(name), fields, data]);
}

function encodeName(name: string): Buffer {
  const labels = name.split(".").map((label) => Buffer.concat([Buffer.from([label.length]), Buffer.from(label)]));
  return Buffer.concat([...labels, Buffer.from([0])]);
}

function encodeStrings(strings: string[]): Buffer {
  return Buffer.concat(strings.map((text) => Buffer.concat([Buffer.from([text.length]), Buffer.from(text)])));
}
