export { Problem, type ValidationError } from "./problem";
