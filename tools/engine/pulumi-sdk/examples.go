package main

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"strings"

	"github.com/blang/semver"
	"github.com/hashicorp/hcl/v2"
	gogen "github.com/pulumi/pulumi/pkg/v3/codegen/go"
	"github.com/pulumi/pulumi/pkg/v3/codegen/hcl2/syntax"
	"github.com/pulumi/pulumi/pkg/v3/codegen/nodejs"
	"github.com/pulumi/pulumi/pkg/v3/codegen/pcl"
	"github.com/pulumi/pulumi/pkg/v3/codegen/python"
	"github.com/pulumi/pulumi/pkg/v3/codegen/schema"
)

var exampleLanguages = map[string]func(*pcl.Program) (map[string][]byte, hcl.Diagnostics, error){
	"typescript": nodejs.GenerateProgram,
	"python":     python.GenerateProgram,
	"go":         gogen.GenerateProgram,
}

// Loads our package for every name: the examples use no other.
type onlyOurs struct{ pkg *schema.Package }

func (l onlyOurs) LoadPackage(string, *semver.Version) (*schema.Package, error) { return l.pkg, nil }
func (l onlyOurs) LoadPackageV2(context.Context, *schema.PackageDescriptor) (*schema.Package, error) {
	return l.pkg, nil
}
func (l onlyOurs) LoadPackageReference(string, *semver.Version) (schema.PackageReference, error) {
	return l.pkg.Reference(), nil
}
func (l onlyOurs) LoadPackageReferenceV2(context.Context, *schema.PackageDescriptor) (schema.PackageReference, error) {
	return l.pkg.Reference(), nil
}

func writeExamples(file string, in io.Reader, out io.Writer) error {
	var programs map[string]string
	if err := json.NewDecoder(in).Decode(&programs); err != nil {
		return err
	}
	written := map[string]map[string]string{}
	for name, text := range programs {
		written[name] = map[string]string{}
		for language, generate := range exampleLanguages {
			// A generator changes program and package, so each one gets its own.
			program, err := bindProgram(file, name, text)
			if err != nil {
				return err
			}
			source, diagnostics, err := generate(program)
			if err != nil || diagnostics.HasErrors() {
				return fmt.Errorf("%s in %s: %w%w", name, language, err, diagnostics)
			}
			for _, content := range source {
				written[name][language] = string(content)
			}
		}
	}
	return json.NewEncoder(out).Encode(written)
}

func bindProgram(file, name, text string) (*pcl.Program, error) {
	pkg, err := bind(file, "1.0.0", map[string]schema.Language{
		"nodejs": nodejs.Importer, "python": python.Importer, "go": gogen.Importer,
	})
	if err != nil {
		return nil, err
	}
	parser := syntax.NewParser()
	if err := parser.ParseFile(strings.NewReader(text), name+".pp"); err != nil {
		return nil, err
	}
	if parser.Diagnostics.HasErrors() {
		return nil, fmt.Errorf("%s: %w\n%s", name, parser.Diagnostics, text)
	}
	program, diagnostics, err := pcl.BindProgram(parser.Files, pcl.Loader(onlyOurs{pkg}))
	if err != nil || diagnostics.HasErrors() {
		return nil, fmt.Errorf("%s: %v %w\n%s", name, err, diagnostics, text)
	}
	return program, nil
}
