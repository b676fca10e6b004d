// biome-ignore-all lint: browsers since ES5 run this as it stands, and newer syntax would set no defaults in the older ones
// What a page loads from loader.js, without these comments and with the settings of its site (loader.ts). It runs before anything that
// stands below its script tag, in every browser since ES5, and draws nothing.
(function (settings) {
  var page = window;
  // A second copy must not reset what the first one has set.
  if (page.consentform) {
    page.consentform.copies += 1;
    return;
  }
  var signals = settings.signals;
  if (signals) {
    page.dataLayer = page.dataLayer || [];
    // Google's tags tell commands from events by their being an arguments object.
    var gtag = function () {
      page.dataLayer.push(arguments);
    };
    gtag("consent", "default", signals);
    if (settings.redact) gtag("set", "ads_data_redaction", true);
    if (settings.passthrough) gtag("set", "url_passthrough", true);
  }
  var script = document.currentScript;
  var address = ((script && script.src) || settings.loader).replace(/loader\.js([?#].*)?$/, "config.json");
  var tell = function (name, detail) {
    var event = document.createEvent("CustomEvent");
    event.initCustomEvent(name, false, false, detail);
    document.dispatchEvent(event);
  };
  var state = {
    site: settings.site,
    environment: settings.environment,
    decisions: settings.decisions,
    copies: 1,
    // The bundle; null until it is there, and where it cannot be had: then everything stays denied.
    config: null,
  };
  page.consentform = state;
  var request = new XMLHttpRequest();
  request.onload = function () {
    try {
      if (request.status === 200) state.config = JSON.parse(request.responseText);
    } catch (_) {}
    tell(state.config ? "consentform:config" : "consentform:error", state.config);
  };
  request.onerror = function () {
    tell("consentform:error", null);
  };
  request.open("GET", address);
  request.send();
});
