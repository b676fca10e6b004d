import type { ServiceDefinition, UntypedServiceImplementation } from "@grpc/grpc-js";
import type { BinaryReader } from "google-protobuf";
import { Struct } from "google-protobuf/google/protobuf/struct_pb";

type Contents = ReturnType<Struct["toJavaScript"]>;

/** The contents of the messages that this file has read. */
const contents = new WeakMap<Struct, Contents>();

let isRequest = false;

const { deserializeBinaryFromReader: readGenerated } = Struct;
const { toJavaScript } = Struct.prototype;

/**
 * The service, which reads properties of requests at once into what `toJavaScript` returns. The generated code makes
 * three objects of each value first, which took a quarter of the plugin's processor time. Messages that the SDK's own
 * clients receive are still read by the generated code.
 */
export function readingStructs<T extends UntypedServiceImplementation>(service: ServiceDefinition<T>) {
  Struct.deserializeBinaryFromReader = (message, reader) => (isRequest ? read : readGenerated)(message, reader);
  Struct.prototype.toJavaScript = function (this: Struct) {
    return contents.get(this) ?? toJavaScript.call(this);
  };
  const methods = Object.entries(service).map(([name, method]) => [
    name,
    {
      ...method,
      requestDeserialize: (bytes: Buffer) => {
        isRequest = true;
        try {
          return method.requestDeserialize(bytes);
        } finally {
          isRequest = false;
        }
      },
    },
  ]);
  return Object.fromEntries(methods) as ServiceDefinition<T>;
}

function read(message: Struct, reader: BinaryReader): Struct {
  contents.set(message, structIn(reader) as Contents);
  return message;
}

/** The fields of google/protobuf/struct.proto. */
function structIn(reader: BinaryReader): object {
  const members: (readonly [string, unknown])[] = [];
  eachField(reader, (field) => {
    if (field !== 1) return false;
    members.push(partIn(reader, memberIn));
    return true;
  });
  return Object.fromEntries(members);
}

function memberIn(reader: BinaryReader): readonly [string, unknown] {
  let name = "";
  let value: unknown = null;
  eachField(reader, (field) => {
    if (field === 1) name = reader.readString();
    else if (field === 2) value = partIn(reader, valueIn);
    else return false;
    return true;
  });
  return [name, value];
}

const kinds: Readonly<Record<number, (reader: BinaryReader) => unknown>> = {
  1: (reader) => {
    reader.readEnum();
    return null;
  },
  2: (reader) => reader.readDouble(),
  3: (reader) => reader.readString(),
  4: (reader) => reader.readBool(),
  5: (reader) => partIn(reader, structIn),
  6: (reader) => partIn(reader, listIn),
};

function valueIn(reader: BinaryReader): unknown {
  let value: unknown = null;
  eachField(reader, (field) => {
    const { [field]: kind } = kinds;
    if (kind === undefined) return false;
    value = kind(reader);
    return true;
  });
  return value;
}

function listIn(reader: BinaryReader): unknown[] {
  const items: unknown[] = [];
  eachField(reader, (field) => {
    if (field !== 1) return false;
    items.push(partIn(reader, valueIn));
    return true;
  });
  return items;
}

/** Reads a message inside the one that is read. */
function partIn<T>(reader: BinaryReader, readPart: (reader: BinaryReader) => T): T {
  let part: T | undefined;
  reader.readMessage(undefined, () => {
    part = readPart(reader);
  });
  return part as T;
}

/** Passes the number of each field to `take`, and skips those that it does not know. */
function eachField(reader: BinaryReader, take: (field: number) => boolean): void {
  while (reader.nextField()) if (!take(reader.getFieldNumber())) reader.skipField();
}
