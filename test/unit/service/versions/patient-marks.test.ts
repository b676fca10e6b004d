import { patientMarks } from "../../../../src/service/versions/patient-marks";
import { until } from "../../../support/until";

test("a database that does not answer is not asked by every visitor", async () => {
  let questions = 0;
  const silent = patientMarks(
    {
      markOf: () => {
        questions += 1;
        return new Promise(() => {});
      },
    },
    50,
  );
  const ask = () => silent.of("site", "preview");
  expect(await Promise.all([ask(), ask()])).toEqual([undefined, undefined]);
  expect([await ask(), await ask(), questions]).toEqual([undefined, undefined, 2]);
  await until(async () => {
    await ask();
    return questions > 2;
  });
});
