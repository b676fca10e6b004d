import { type CodeCase, withRule } from "./code-case";

const german = { countries: ["DE"] };

export const buttonCases: Record<string, CodeCase> = {
  "reject-missing": {
    at: ["/regimes/rules/0/first_layer"],
    places: ["DE"],
    raises: { change: withRule(german, { first_layer: ["accept_all", "customize"] }) },
    spares: { change: withRule(german, { first_layer: ["customize"] }) },
  },
  // #767676 on white is 4.54:1, #777777 is 4.48:1.
  "reject-unreadable": {
    at: ["/theme/tokens/light/reject"],
    raises: {
      change: (d) => {
        d.theme.tokens.light.reject = { bg: "#ffffff", fg: "#777777", border: "#000000" };
      },
    },
    spares: {
      change: (d) => {
        d.theme.tokens.light.reject = { bg: "#ffffff", fg: "#767676", border: "#000000" };
      },
    },
  },
  "reject-less-prominent": {
    at: ["/theme/tokens/light/reject", "/layout/button_order"],
    raises: {
      change: (d) => {
        d.theme.tokens.light.reject = { bg: "#ffffff", fg: "#000000", border: "#cccccc" };
        d.layout.button_order = ["accept_all", "customize", "reject_all"];
      },
    },
    spares: {
      change: (d) => {
        // Another color, as strong.
        d.theme.tokens.light.reject = { bg: "#374151", fg: "#ffffff", border: "#374151" };
        d.layout.button_order = ["customize", "reject_all", "accept_all"];
      },
    },
  },
  "reject-not-a-button": {
    at: ["/theme/tokens/light/reject"],
    raises: {
      change: (d) => {
        d.theme.tokens.light.reject = { bg: "#ffffff", fg: "#1d4ed8", border: "#ffffff" };
      },
    },
    spares: {
      change: (d) => {
        d.theme.tokens.light.reject = { bg: "#ffffff", fg: "#1d4ed8", border: "#1d4ed8" };
      },
    },
  },
  "close-x-missing": {
    at: ["/layout/close_button"],
    places: ["IT"],
    raises: {
      change: (d) => {
        d.layout.close_button = "none";
      },
    },
    spares: {
      change: (d) => {
        d.layout.close_button = "none";
        d.regimes.audience = ["DE", "FR"];
      },
    },
  },
  "contrast-buttons": {
    at: ["/theme/tokens/dark/accept"],
    raises: {
      change: (d) => {
        if (d.theme.tokens.dark) d.theme.tokens.dark.accept = { bg: "#ffffff", fg: "#777777", border: "#000000" };
      },
    },
    spares: {
      change: (d) => {
        if (d.theme.tokens.dark) d.theme.tokens.dark.accept = { bg: "#ffffff", fg: "#767676", border: "#000000" };
      },
    },
  },
  // #949494 on white is 3.03:1, #959595 is 2.99:1.
  "contrast-text": {
    at: ["/theme/tokens/light/muted", "/theme/tokens/light/focus"],
    raises: { change: (d) => Object.assign(d.theme.tokens.light, { muted: "#777777", focus: "#959595" }) },
    spares: { change: (d) => Object.assign(d.theme.tokens.light, { muted: "#767676", focus: "#949494" }) },
  },
  "asymmetric-choice": {
    at: ["/regimes/rules/0/first_layer"],
    places: ["US-CA"],
    raises: { change: withRule({ subdivisions: ["US-CA"] }, { first_layer: ["accept_all", "customize"] }) },
    spares: { change: withRule({ subdivisions: ["US-CO"] }, { first_layer: ["accept_all", "customize"] }) },
  },
  "asymmetric-choice-state": {
    at: ["/regimes/rules/0/first_layer"],
    places: ["US-CO"],
    raises: { change: withRule({ subdivisions: ["US-CO"] }, { first_layer: ["accept_all", "customize"] }) },
    spares: { change: withRule({ subdivisions: ["US-VA"] }, { first_layer: ["accept_all", "customize"] }) },
  },
};
