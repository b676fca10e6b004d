// One site with a consent banner, published to preview and promoted to production.
package main

import (
	"os"

	"github.com/consentform/consentform/sdk/go/consentform"
	"github.com/pulumi/pulumi/sdk/v3/go/pulumi"
)

func main() {
	pulumi.Run(program)
}

func program(ctx *pulumi.Context) error {
	// Both options are for a trial that ends with `pulumi destroy`. Leave them out in production: the site is then
	// protected from deletion.
	site, err := consentform.NewSite(ctx, "shop", &consentform.SiteArgs{
		Retention:              pulumi.Int(1095),
		DeletionProtection:     pulumi.Bool(false),
		AllowDeleteWhileServed: pulumi.Bool(true),
	})
	if err != nil {
		return err
	}
	domain, err := consentform.NewDomain(ctx, "www", &consentform.DomainArgs{
		SiteId: site.ID(),
		Host:   pulumi.String("www.shop.example"),
	})
	if err != nil {
		return err
	}
	banner, err := os.ReadFile("../quickstart/banner.yaml")
	if err != nil {
		return err
	}
	draft, err := consentform.NewConfigDraft(ctx, "banner", &consentform.ConfigDraftArgs{
		SiteId:   site.ID(),
		Document: pulumi.String(banner),
	})
	if err != nil {
		return err
	}
	// A version is published to preview whenever the draft's digest changes; the promotion points production at it.
	version, err := consentform.NewVersion(ctx, "version", &consentform.VersionArgs{
		SiteId:      site.ID(),
		DraftDigest: draft.Digest,
	})
	if err != nil {
		return err
	}
	live, err := consentform.NewPromotion(ctx, "live", &consentform.PromotionArgs{
		SiteId:        site.ID(),
		VersionNumber: version.Number,
	})
	if err != nil {
		return err
	}
	dns := domain.Challenge.Dns()
	ctx.Export("siteId", site.ID())
	ctx.Export("snippet", site.Snippets.Production())
	ctx.Export("challenge", pulumi.Sprintf("%s %s %s", dns.Name(), dns.Type(), dns.Value()))
	ctx.Export("liveVersion", live.VersionNumber)
	return nil
}
