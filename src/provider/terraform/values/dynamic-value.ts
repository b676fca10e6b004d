import { Decoder, Encoder, ExtData, type ExtensionCodecType } from "@msgpack/msgpack";
import { parse } from "lossless-json";
import type { DynamicValue } from "../generated/provider";
import type { CtyType } from "./cty-type";
import { readValue } from "./read-value";
import { UNKNOWN, type Value } from "./value";
import { writeValue } from "./write-value";

/**
 * The encoding of an unknown value. Read is any extension: engines send refined unknowns, with what they know of them,
 * as another one.
 */
const unknownExtension = new ExtData(0, new Uint8Array(1));

const unknowns: ExtensionCodecType<undefined> = {
  tryToEncode: (value) => (value === UNKNOWN ? unknownExtension : null),
  decode: () => UNKNOWN,
};

const decoder = new Decoder({ useBigInt64: true, extensionCodec: unknowns });
const encoder = new Encoder({ useBigInt64: true, extensionCodec: unknowns });

/**
 * The value in a message of the engine. An absent message is null, as is one without content.
 *
 * @throws Error naming the path of what is not of the type
 */
export function decodeValue(type: CtyType, message: DynamicValue | undefined): Value {
  if (message === undefined) return null;
  if (message.msgpack.length > 0) return readValue(type, decoder.decode(message.msgpack));
  return message.json.length > 0 ? readValue(type, parseJson(message.json)) : null;
}

/**
 * The message for a value; always MessagePack.
 *
 * @throws Error naming the path of what is not of the type or not declared
 */
export function encodeValue(type: CtyType, value: Value): DynamicValue {
  const { buffer, byteOffset, byteLength } = encoder.encode(writeValue(type, value));
  return { msgpack: Buffer.from(buffer, byteOffset, byteLength), json: Buffer.alloc(0) };
}

/**
 * JSON of the engine, as state is stored, for `readValue`: numbers keep their text, because only a type says what they
 * are.
 */
export function parseJson(bytes: Uint8Array): unknown {
  return parse(Buffer.from(bytes).toString("utf8"));
}
