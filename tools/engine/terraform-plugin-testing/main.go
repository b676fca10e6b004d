// Runs the cases of a file with HashiCorp's acceptance tests for providers, which apply each configuration, demand an empty plan after it,
// import what it made and compare that with state, and destroy everything. Prints what was wrong and ends with status 1.
package main

import (
	"encoding/json"
	"fmt"
	"os"

	"github.com/hashicorp/terraform-plugin-testing/helper/resource"
	testinginterface "github.com/mitchellh/go-testing-interface"
)

// Step is one configuration, or an import of an object of the one before it.
type Step struct {
	Config string `json:"config"`
	// Attributes after the apply, as state writes them, by address.
	Attributes map[string]map[string]string `json:"attributes"`
	// Address of what is imported; empty for an apply.
	Import string `json:"import"`
	// Whether the import is by the object's identity in a block, not by its id on the command line.
	ByIdentity bool `json:"byIdentity"`
	// Attributes that an import cannot know.
	Ignored []string `json:"ignored"`
}

// What the framework reports failures to. It silences the standard logger, to which RuntimeT would write them.
type reporter struct{ testinginterface.RuntimeT }

func (r *reporter) Error(args ...interface{})                 { r.fail(fmt.Sprintln(args...)) }
func (r *reporter) Errorf(format string, args ...interface{}) { r.fail(fmt.Sprintf(format, args...)) }
func (r *reporter) Fatal(args ...interface{})                 { r.fail(fmt.Sprintln(args...)); r.FailNow() }
func (r *reporter) Fatalf(format string, args ...interface{}) {
	r.fail(fmt.Sprintf(format, args...))
	r.FailNow()
}

func (r *reporter) fail(message string) {
	fmt.Fprintln(os.Stderr, message)
	r.Fail()
}

func main() {
	var steps []Step
	content, err := os.ReadFile(os.Args[1])
	if err == nil {
		err = json.Unmarshal(content, &steps)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(2)
	}
	defer func() {
		if failure := recover(); failure != nil {
			os.Exit(1)
		}
	}()
	testCase := resource.TestCase{
		ExternalProviders: map[string]resource.ExternalProvider{"consentform": {Source: "consentform/consentform"}},
	}
	for _, step := range steps {
		testCase.Steps = append(testCase.Steps, testStep(step))
	}
	t := &reporter{}
	resource.Test(t, testCase)
	if t.Failed() {
		os.Exit(1)
	}
	fmt.Printf("%d steps passed\n", len(steps))
}

func testStep(step Step) resource.TestStep {
	if step.Import == "" {
		var checks []resource.TestCheckFunc
		for address, attributes := range step.Attributes {
			for name, value := range attributes {
				checks = append(checks, resource.TestCheckResourceAttr(address, name, value))
			}
		}
		return resource.TestStep{Config: step.Config, Check: resource.ComposeAggregateTestCheckFunc(checks...)}
	}
	if step.ByIdentity {
		return resource.TestStep{
			Config:          step.Config,
			ResourceName:    step.Import,
			ImportState:     true,
			ImportStateKind: resource.ImportBlockWithResourceIdentity,
		}
	}
	return resource.TestStep{
		Config:                  step.Config,
		ResourceName:            step.Import,
		ImportState:             true,
		ImportStateVerify:       true,
		ImportStateVerifyIgnore: step.Ignored,
	}
}
