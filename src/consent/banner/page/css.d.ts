/** A style sheet as the build minifies it. */
declare module "*.css" {
  export const css: string;
}
