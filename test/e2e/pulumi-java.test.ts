import { rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { withGoTool } from "../support/go-tool";
import { installJavaSdk } from "../support/install-java-sdk";
import { openListeningLaboratory } from "../support/terraform-laboratory";
import { openLanguageExample, walkQuickStart } from "./language-example";
import { generatedSdks } from "./language-hosts";
import { outputOf } from "./output-of";

withGoTool("pulumi-language-java", (host) => {
  test("the quick start in Java goes live, and a second up sends nothing", async () => {
    const sdks = generatedSdks("java");
    const laboratory = await openListeningLaboratory();
    try {
      const repository = await installJavaSdk(join(sdks, "java"));
      if (repository === null) return;
      const files = { ".mvn/maven.config": repository };
      const stack = await openLanguageExample(laboratory, "pulumi-java", { path: [dirname(host)], files });
      try {
        await walkQuickStart(laboratory, stack);
        stack.write("src/main/java/shop/App.java", wrongType);
        laboratory.forgetRequests();
        const run = await stack.preview();
        expect(run.exitCode).not.toBe(0);
        expect(outputOf(run)).toMatch(/retention \[minimum\]/);
        expect(laboratory.requests).toEqual([]);
      } finally {
        stack.remove();
      }
    } finally {
      rmSync(sdks, { recursive: true, force: true });
      await laboratory.close();
    }
  });
});

const wrongType = `package shop;

import com.consentform.consentform.Site;
import com.consentform.consentform.SiteArgs;
import com.pulumi.Pulumi;

public class App {
    public static void main(String[] args) {
        Pulumi.run(ctx -> { new Site("shop", SiteArgs.builder().retention(-1).build()); });
    }
}
`;
