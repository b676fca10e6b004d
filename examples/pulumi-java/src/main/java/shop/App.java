package shop;

import com.consentform.consentform.ConfigDraft;
import com.consentform.consentform.ConfigDraftArgs;
import com.consentform.consentform.Domain;
import com.consentform.consentform.DomainArgs;
import com.consentform.consentform.Promotion;
import com.consentform.consentform.PromotionArgs;
import com.consentform.consentform.Site;
import com.consentform.consentform.SiteArgs;
import com.consentform.consentform.Version;
import com.consentform.consentform.VersionArgs;
import com.pulumi.Context;
import com.pulumi.Pulumi;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** One site with a consent banner, published to preview and promoted to production. */
public class App {
    public static void main(String[] args) {
        Pulumi.run(App::program);
    }

    private static void program(Context ctx) {
        // Both options are for a trial that ends with `pulumi destroy`. Leave them out in production: the site is then
        // protected from deletion.
        var site = new Site("shop", SiteArgs.builder()
            .retention(1095)
            .deletionProtection(false)
            .allowDeleteWhileServed(true)
            .build());

        var domain = new Domain("www", DomainArgs.builder()
            .siteId(site.id())
            .host("www.shop.example")
            .build());

        var draft = new ConfigDraft("banner", ConfigDraftArgs.builder()
            .siteId(site.id())
            .document(textOf("../quickstart/banner.yaml"))
            .build());

        // A version is published to preview whenever the draft's digest changes; the promotion points production at it.
        var version = new Version("version", VersionArgs.builder()
            .siteId(site.id())
            .draftDigest(draft.digest())
            .build());
        var live = new Promotion("live", PromotionArgs.builder()
            .siteId(site.id())
            .versionNumber(version.number())
            .build());

        ctx.export("siteId", site.id());
        ctx.export("snippet", site.snippets().applyValue(snippets -> snippets.production()));
        ctx.export("challenge", domain.challenge().applyValue(challenge ->
            challenge.dns().name() + " " + challenge.dns().type() + " " + challenge.dns().value()));
        ctx.export("liveVersion", live.versionNumber());
    }

    private static String textOf(String file) {
        try {
            return Files.readString(Path.of(file));
        } catch (IOException error) {
            throw new UncheckedIOException(error);
        }
    }
}
