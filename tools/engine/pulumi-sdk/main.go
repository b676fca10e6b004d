// Writes the SDKs of a Pulumi package schema with Pulumi's own generators:
// `pulumi-sdk SCHEMA VERSION LOGO [LANGUAGE=FOLDER …]`. It first validates the schema, which is all it does without a
// language. `pulumi-sdk examples SCHEMA` reads programs in Pulumi's own configuration language, a JSON object of texts by
// name, and writes each in the languages of the examples.
package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"os"
	"path/filepath"
	"runtime/debug"
	"strings"

	"github.com/blang/semver"
	"github.com/pulumi/pulumi-java/pkg/codegen/java"
	"github.com/pulumi/pulumi/pkg/v3/codegen/dotnet"
	gogen "github.com/pulumi/pulumi/pkg/v3/codegen/go"
	"github.com/pulumi/pulumi/pkg/v3/codegen/nodejs"
	"github.com/pulumi/pulumi/pkg/v3/codegen/python"
	"github.com/pulumi/pulumi/pkg/v3/codegen/schema"
)

const tool = "the Pulumi SDK Generator"

type files = map[string][]byte

var languages = map[string]struct {
	language schema.Language
	generate func(*schema.Package) (files, error)
}{
	"python": {python.Importer, func(p *schema.Package) (files, error) { return python.GeneratePackage(tool, p, nil, nil) }},
	"nodejs": {nodejs.Importer, func(p *schema.Package) (files, error) {
		return nodejs.GeneratePackage(tool, p, nil, nil, false, nil)
	}},
	"go":     {gogen.Importer, goModule},
	"java":   {java.Importer, javaProject},
	"dotnet": {dotnet.Importer, func(p *schema.Package) (files, error) { return dotnet.GeneratePackage(tool, p, nil, nil) }},
}

func main() {
	if err := run(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run(arguments []string) error {
	if len(arguments) == 2 && arguments[0] == "examples" {
		return writeExamples(arguments[1], os.Stdin, os.Stdout)
	}
	if len(arguments) < 3 {
		return errors.New("usage: pulumi-sdk SCHEMA VERSION LOGO [LANGUAGE=FOLDER …]")
	}
	file, version, logo := arguments[0], arguments[1], arguments[2]
	// The generator for .NET fetches the logo by its address, else Pulumi's own: nothing here may need a network.
	http.DefaultTransport.(*http.Transport).RegisterProtocol("file", http.NewFileTransport(http.Dir("/")))
	// A generator changes the package that it is given, so each one gets its own.
	if _, err := bind(file, version, nil); err != nil {
		return err
	}
	for _, argument := range arguments[3:] {
		name, folder, _ := strings.Cut(argument, "=")
		language, ok := languages[name]
		if !ok {
			return fmt.Errorf("no generator for %q", name)
		}
		pkg, err := bind(file, version, map[string]schema.Language{name: language.language})
		if err != nil {
			return err
		}
		pkg.LogoURL = "file://" + logo
		written, err := language.generate(pkg)
		if err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		if err := write(folder, written); err != nil {
			return err
		}
	}
	return nil
}

// The generator leaves the module file to its caller.
func goModule(pkg *schema.Package) (files, error) {
	written, err := gogen.GeneratePackage(tool, pkg, nil)
	if err != nil {
		return nil, err
	}
	build, _ := debug.ReadBuildInfo()
	for _, dependency := range build.Deps {
		if dependency.Path == "github.com/pulumi/pulumi/sdk/v3" {
			base := pkg.Language["go"].(gogen.GoPackageInfo).ImportBasePath
			text := fmt.Sprintf("module %s\n\ngo 1.23\n\nrequire %s %s\n", base, dependency.Path, dependency.Version)
			written[pkg.Name+"/go.mod"] = []byte(text)
		}
	}
	return written, nil
}

func bind(file string, version string, languages map[string]schema.Language) (*schema.Package, error) {
	content, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	var spec schema.PackageSpec
	if err := json.Unmarshal(content, &spec); err != nil {
		return nil, fmt.Errorf("%s: %w", file, err)
	}
	spec.Version = version
	pkg, diagnostics, err := schema.BindSpec(spec, nil, schema.ValidationOptions{})
	if err != nil {
		return nil, err
	}
	if len(diagnostics) > 0 {
		return nil, fmt.Errorf("%s: %w", file, diagnostics)
	}
	parsed, err := semver.Parse(version)
	if err != nil {
		return nil, err
	}
	pkg.Version = &parsed
	return pkg, pkg.ImportLanguages(languages)
}

func write(folder string, written files) error {
	for name, content := range written {
		path := filepath.Join(folder, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
			return err
		}
		if err := os.WriteFile(path, content, 0o666); err != nil {
			return err
		}
	}
	return nil
}
