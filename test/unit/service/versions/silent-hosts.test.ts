import { createSilentHosts } from "../../../../src/service/versions/silent-hosts";

test("remembers a host for a minute, and forgets the first of too many", () => {
  const hosts = createSilentHosts(2);
  const at = (seconds: number) => new Date(seconds * 1000);
  for (const host of ["a", "b", "c"]) hosts.add(host, `${host} is silent`, at(0));
  expect(["a", "b", "c"].map((host) => hosts.faultOf(host, at(59)))).toEqual([null, "b is silent", "c is silent"]);
  expect(hosts.faultOf("b", at(60))).toBeNull();
});
