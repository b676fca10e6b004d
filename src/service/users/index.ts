export { manageUsers, type UserAnswer, type UserEntry, type UserRequest } from "./manage-users";
