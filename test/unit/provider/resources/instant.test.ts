import { instantOf, serviceTime } from "../../../../src/provider/resources/instant";

test.each([
  ["2027-03-01T00:00:00Z", "2027-03-01T00:00:00.000Z"],
  ["2027-03-01T00:00:00+01:00", "2027-02-28T23:00:00.000Z"],
  ["2027-03-01t00:00:00.123456z", "2027-03-01T00:00:00.123Z"],
  ["2027-03-01 00:00:00.5-00:30", "2027-03-01T00:30:00.500Z"],
  ["2016-12-31T23:59:60Z", "2017-01-01T00:00:00.000Z"],
])("%s is sent as %s", (written, sent) => {
  expect(serviceTime(written)).toBe(sent);
});

test.each(["2027-03-01", "2027-03-01T00:00:00", "2027-03-01T00:00Z", "tomorrow", "1798761600"])(
  "%s is not a time",
  (written) => {
    expect(instantOf(written)).toBeNull();
    expect(serviceTime(written)).toBe(written);
  },
);
