export { manageUsers, type UserAnswer, type UserEntry, type UserRequest, type UserToken } from "./manage-users";
