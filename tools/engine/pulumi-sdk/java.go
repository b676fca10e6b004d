package main

import (
	"fmt"

	"github.com/pulumi/pulumi-java/pkg/codegen/java"
	"github.com/pulumi/pulumi/pkg/v3/codegen/schema"
)

// The generator writes a project for Gradle. This one is for Maven.
const mavenProject = `<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>com.%[1]s</groupId>
  <artifactId>%[1]s</artifactId>
  <version>%[2]s</version>
  <properties>
    <maven.compiler.source>11</maven.compiler.source>
    <maven.compiler.target>11</maven.compiler.target>
    <project.build.sourceEncoding>UTF-8</project.build.sourceEncoding>
  </properties>
  <dependencies>
    <dependency>
      <groupId>com.pulumi</groupId>
      <artifactId>pulumi</artifactId>
      <version>1.16.2</version>
    </dependency>
    <dependency>
      <groupId>com.google.code.findbugs</groupId>
      <artifactId>jsr305</artifactId>
      <version>3.0.2</version>
    </dependency>
  </dependencies>
</project>
`

// A class of the SDK reads the version from a file that only the project for Gradle makes.
func javaProject(pkg *schema.Package) (files, error) {
	written, err := java.GeneratePackage(tool, pkg, nil, nil, false, false)
	if err != nil {
		return nil, err
	}
	written["pom.xml"] = fmt.Appendf(nil, mavenProject, pkg.Name, pkg.Version)
	written[fmt.Sprintf("src/main/resources/com/%[1]s/%[1]s/version.txt", pkg.Name)] = []byte(pkg.Version.String())
	return written, nil
}
