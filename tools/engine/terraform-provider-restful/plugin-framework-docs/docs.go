// Package docs has the names of github.com/magodo/terraform-plugin-framework-docs that the restful provider refers to. They describe its
// documentation pages and have no effect on what it does. Go's proxy does not serve the module itself.
package docs

type Example struct{ Header, Description, HCL string }

type ImportId struct{ Format, ExampleCmdArg, ExampleBlk string }

type ProviderRenderOption struct{ Examples []Example }
type DataSourceRenderOption struct{ Examples []Example }
type EphemeralResourceRenderOption struct{ Examples []Example }
type ResourceRenderOption struct {
	Examples         []Example
	ImportId         *ImportId
	IdentityExamples []Example
}

type ProviderWithRenderOption interface{ RenderOption() ProviderRenderOption }
type DataSourceWithRenderOption interface{ RenderOption() DataSourceRenderOption }
type EphemeralResourceWithRenderOption interface {
	RenderOption() EphemeralResourceRenderOption
}
type ResourceWithRenderOption interface{ RenderOption() ResourceRenderOption }
