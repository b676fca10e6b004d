export { checkTokenRequest, createTokenDirectly } from "./first-token";
