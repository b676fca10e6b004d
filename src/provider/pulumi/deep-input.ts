import type * as pulumi from "@pulumi/pulumi";

/** A value of which any part, at any depth, may be an output of another resource. */
export type DeepInput<T> = pulumi.Input<
  T extends pulumi.Resource
    ? T
    : T extends readonly (infer Item)[]
      ? DeepInput<Item>[]
      : T extends object
        ? DeepMembers<T>
        : T
>;

/** An object that the program writes itself. Any part of its members may be an output of another resource. */
type DeepMembers<T> = { [Key in keyof T]: DeepInput<T[Key]> };
