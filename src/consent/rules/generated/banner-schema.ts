// Generated from schema/banner-document.yaml by `npm run generate`. Do not edit.
import type { SchemaNode } from "../json-schema";

/** The components of the schema without their prose: what defaults and allowed members are read from. */
export const bannerComponents: Readonly<Record<string, SchemaNode>> = {
 "BannerAddress": {
  "type": "string",
  "minLength": 1,
  "maxLength": 2048
 },
 "BannerAddresses": {
  "type": "object",
  "propertyNames": {
   "$ref": "#/$defs/LanguageTag"
  },
  "additionalProperties": {
   "$ref": "#/$defs/BannerAddress"
  },
  "maxProperties": 60
 },
 "BannerBlocking": {
  "type": "object",
  "additionalProperties": false,
  "properties": {
   "mode": {
    "type": "string",
    "enum": [
     "auto",
     "manual",
     "report_only"
    ],
    "default": "auto"
   },
   "unknown_requests": {
    "type": "string",
    "enum": [
     "allow",
     "block",
     "report"
    ],
    "default": "report"
   },
   "unknown_storage": {
    "type": "string",
    "enum": [
     "allow",
     "block",
     "report"
    ],
    "default": "report"
   },
   "iframes": {
    "type": "string",
    "enum": [
     "placeholder",
     "block",
     "allow"
    ],
    "default": "placeholder"
   },
   "delete_on_withdrawal": {
    "type": "boolean",
    "default": true
   },
   "rules": {
    "type": "array",
    "default": [],
    "maxItems": 500,
    "items": {
     "$ref": "#/$defs/BlockingRule"
    }
   }
  }
 },
 "BannerBodies": {
  "type": "object",
  "propertyNames": {
   "$ref": "#/$defs/LanguageTag"
  },
  "additionalProperties": {
   "$ref": "#/$defs/BannerBody"
  },
  "maxProperties": 60
 },
 "BannerBody": {
  "type": "string",
  "minLength": 1,
  "maxLength": 4000
 },
 "BannerButtonColours": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "bg",
   "fg",
   "border"
  ],
  "properties": {
   "bg": {
    "$ref": "#/$defs/BannerColour"
   },
   "fg": {
    "$ref": "#/$defs/BannerColour"
   },
   "border": {
    "$ref": "#/$defs/BannerColour"
   }
  }
 },
 "BannerCategory": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "key",
   "label",
   "description"
  ],
  "properties": {
   "key": {
    "$ref": "#/$defs/CategoryKey"
   },
   "label": {
    "$ref": "#/$defs/BannerLabels"
   },
   "description": {
    "$ref": "#/$defs/BannerBodies"
   },
   "required": {
    "type": "boolean",
    "default": false
   },
   "signals": {
    "type": "array",
    "default": [],
    "uniqueItems": true,
    "maxItems": 7,
    "items": {
     "type": "string",
     "$ref": "#/$defs/ConsentSignal"
    }
   },
   "sale_or_share": {
    "type": "boolean",
    "default": false
   },
   "sensitive": {
    "type": "boolean",
    "default": false
   },
   "exempt": {
    "type": "string",
    "enum": [
     "audience_measurement",
     "appearance"
    ]
   }
  }
 },
 "BannerColour": {
  "type": "string",
  "pattern": "^#[0-9a-fA-F]{6}$"
 },
 "BannerConsentMode": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "enabled"
  ],
  "properties": {
   "enabled": {
    "type": "boolean"
   },
   "implementation": {
    "type": "string",
    "enum": [
     "basic",
     "advanced"
    ],
    "default": "basic"
   },
   "wait_for_update_ms": {
    "type": "integer",
    "minimum": 0,
    "maximum": 5000,
    "default": 500
   },
   "ads_data_redaction": {
    "type": "boolean",
    "default": true
   },
   "url_passthrough": {
    "type": "boolean",
    "default": false
   },
   "regional_defaults": {
    "type": "array",
    "default": [],
    "maxItems": 60,
    "items": {
     "$ref": "#/$defs/RegionalDefault"
    }
   }
  }
 },
 "BannerDocument": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "schema_version",
   "identity",
   "languages",
   "texts",
   "links",
   "categories",
   "layout",
   "theme",
   "regimes"
  ],
  "properties": {
   "schema_version": {
    "type": "string",
    "const": "1"
   },
   "identity": {
    "$ref": "#/$defs/BannerIdentity"
   },
   "languages": {
    "$ref": "#/$defs/BannerLanguages"
   },
   "texts": {
    "type": "object",
    "propertyNames": {
     "$ref": "#/$defs/LanguageTag"
    },
    "additionalProperties": {
     "$ref": "#/$defs/BannerTexts"
    },
    "maxProperties": 60
   },
   "links": {
    "$ref": "#/$defs/BannerLinks"
   },
   "categories": {
    "type": "array",
    "minItems": 1,
    "maxItems": 12,
    "items": {
     "$ref": "#/$defs/BannerCategory"
    }
   },
   "layout": {
    "$ref": "#/$defs/BannerLayout"
   },
   "theme": {
    "$ref": "#/$defs/BannerTheme"
   },
   "preferences": {
    "$ref": "#/$defs/BannerPreferences"
   },
   "regimes": {
    "$ref": "#/$defs/BannerRegimes"
   },
   "consent_mode": {
    "$ref": "#/$defs/BannerConsentMode"
   },
   "gpc": {
    "$ref": "#/$defs/BannerGpc"
   },
   "tcf": {
    "$ref": "#/$defs/BannerTcf"
   },
   "gpp": {
    "$ref": "#/$defs/BannerGpp"
   },
   "blocking": {
    "$ref": "#/$defs/BannerBlocking"
   },
   "reconsent": {
    "$ref": "#/$defs/BannerReconsent"
   },
   "storage": {
    "$ref": "#/$defs/BannerStorage"
   },
   "records": {
    "$ref": "#/$defs/BannerRecords"
   }
  }
 },
 "BannerEmbedTexts": {
  "type": "object",
  "additionalProperties": false,
  "properties": {
   "title": {
    "$ref": "#/$defs/BannerLabel"
   },
   "body": {
    "$ref": "#/$defs/BannerBody"
   },
   "load_once": {
    "$ref": "#/$defs/BannerLabel"
   },
   "always": {
    "$ref": "#/$defs/BannerLabel"
   }
  }
 },
 "BannerExpiry": {
  "type": "object",
  "additionalProperties": false,
  "properties": {
   "accept_days": {
    "type": "integer",
    "minimum": 1,
    "maximum": 1095,
    "default": 180
   },
   "reject_days": {
    "type": "integer",
    "minimum": 1,
    "maximum": 1095,
    "default": 180
   }
  }
 },
 "BannerExtraLink": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "label",
   "url"
  ],
  "properties": {
   "label": {
    "$ref": "#/$defs/BannerLabels"
   },
   "url": {
    "$ref": "#/$defs/BannerAddresses"
   }
  }
 },
 "BannerFirstLayerTexts": {
  "type": "object",
  "additionalProperties": false,
  "properties": {
   "title": {
    "$ref": "#/$defs/BannerLabel"
   },
   "body": {
    "$ref": "#/$defs/BannerBody"
   },
   "notice": {
    "$ref": "#/$defs/BannerBody"
   },
   "accept_all": {
    "$ref": "#/$defs/BannerLabel"
   },
   "reject_all": {
    "$ref": "#/$defs/BannerLabel"
   },
   "customize": {
    "$ref": "#/$defs/BannerLabel"
   },
   "save": {
    "$ref": "#/$defs/BannerLabel"
   },
   "close_label": {
    "$ref": "#/$defs/BannerLabel"
   },
   "ok": {
    "$ref": "#/$defs/BannerLabel"
   },
   "pay": {
    "$ref": "#/$defs/BannerLabel"
   }
  }
 },
 "BannerGpc": {
  "type": "object",
  "additionalProperties": false,
  "properties": {
   "honour": {
    "type": "string",
    "enum": [
     "required",
     "everywhere",
     "never"
    ],
    "default": "required"
   },
   "categories": {
    "type": "array",
    "default": [],
    "maxItems": 12,
    "uniqueItems": true,
    "items": {
     "type": "string",
     "$ref": "#/$defs/CategoryKey"
    }
   },
   "show_status": {
    "type": "boolean",
    "default": true
   }
  }
 },
 "BannerGpp": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "enabled"
  ],
  "properties": {
   "enabled": {
    "type": "boolean"
   },
   "sections": {
    "type": "array",
    "default": [],
    "maxItems": 60,
    "uniqueItems": true,
    "items": {
     "type": "string",
     "pattern": "^us(nat|[a-z]{2})$"
    }
   }
  }
 },
 "BannerIdentity": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "controller_name",
   "contact_email"
  ],
  "properties": {
   "controller_name": {
    "type": "string",
    "minLength": 1,
    "maxLength": 200
   },
   "contact_email": {
    "type": "string",
    "format": "email",
    "maxLength": 254
   },
   "address": {
    "type": "string",
    "minLength": 1,
    "maxLength": 500
   },
   "dpo_email": {
    "type": "string",
    "format": "email",
    "maxLength": 254
   }
  }
 },
 "BannerLabel": {
  "type": "string",
  "minLength": 1,
  "maxLength": 120
 },
 "BannerLabels": {
  "type": "object",
  "propertyNames": {
   "$ref": "#/$defs/LanguageTag"
  },
  "additionalProperties": {
   "$ref": "#/$defs/BannerLabel"
  },
  "maxProperties": 60
 },
 "BannerLanguages": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "default",
   "available"
  ],
  "properties": {
   "default": {
    "$ref": "#/$defs/LanguageTag"
   },
   "available": {
    "type": "array",
    "minItems": 1,
    "maxItems": 60,
    "uniqueItems": true,
    "items": {
     "type": "string",
     "$ref": "#/$defs/LanguageTag"
    }
   },
   "detect": {
    "type": "string",
    "enum": [
     "html",
     "browser",
     "url",
     "fixed"
    ],
    "default": "html"
   },
   "fallbacks": {
    "type": "object",
    "default": {},
    "maxProperties": 60,
    "propertyNames": {
     "$ref": "#/$defs/LanguageTag"
    },
    "additionalProperties": {
     "$ref": "#/$defs/LanguageTag"
    }
   }
  }
 },
 "BannerLayout": {
  "type": "object",
  "additionalProperties": false,
  "properties": {
   "kind": {
    "type": "string",
    "enum": [
     "bar",
     "box",
     "modal",
     "inline"
    ],
    "default": "box"
   },
   "position": {
    "type": "string",
    "enum": [
     "top",
     "bottom",
     "bottom_left",
     "bottom_right",
     "center"
    ],
    "default": "bottom"
   },
   "preferences": {
    "type": "string",
    "enum": [
     "modal",
     "drawer"
    ],
    "default": "modal"
   },
   "overlay": {
    "type": "boolean",
    "default": false
   },
   "button_order": {
    "type": "array",
    "default": [
     "accept_all",
     "reject_all",
     "customize"
    ],
    "minItems": 3,
    "maxItems": 3,
    "uniqueItems": true,
    "items": {
     "type": "string",
     "enum": [
      "accept_all",
      "reject_all",
      "customize"
     ]
    }
   },
   "close_button": {
    "type": "string",
    "enum": [
     "reject",
     "none"
    ],
    "default": "reject"
   },
   "reopen": {
    "$ref": "#/$defs/BannerReopen",
    "default": {
     "kind": "floating",
     "position": "bottom_left"
    }
   },
   "hide_for_bots": {
    "type": "boolean",
    "default": false
   },
   "z_index": {
    "type": "integer",
    "minimum": 0,
    "maximum": 2147483647,
    "default": 2147483000
   }
  }
 },
 "BannerLinks": {
  "type": "object",
  "additionalProperties": false,
  "properties": {
   "cookie_policy": {
    "$ref": "#/$defs/BannerAddresses"
   },
   "privacy_policy": {
    "$ref": "#/$defs/BannerAddresses"
   },
   "imprint": {
    "$ref": "#/$defs/BannerAddresses"
   },
   "paid_alternative": {
    "$ref": "#/$defs/BannerAddresses"
   },
   "extra": {
    "type": "array",
    "default": [],
    "maxItems": 5,
    "items": {
     "$ref": "#/$defs/BannerExtraLink"
    }
   }
  }
 },
 "BannerOptOutTexts": {
  "type": "object",
  "additionalProperties": false,
  "properties": {
   "link": {
    "$ref": "#/$defs/BannerLabel"
   },
   "title": {
    "$ref": "#/$defs/BannerLabel"
   },
   "body": {
    "$ref": "#/$defs/BannerBody"
   },
   "confirm": {
    "$ref": "#/$defs/BannerLabel"
   }
  }
 },
 "BannerPreferences": {
  "type": "object",
  "additionalProperties": false,
  "properties": {
   "services": {
    "type": "boolean",
    "default": false
   }
  }
 },
 "BannerPreferencesTexts": {
  "type": "object",
  "additionalProperties": false,
  "properties": {
   "title": {
    "$ref": "#/$defs/BannerLabel"
   },
   "intro": {
    "$ref": "#/$defs/BannerBody"
   },
   "necessary_note": {
    "$ref": "#/$defs/BannerBody"
   }
  }
 },
 "BannerReconsent": {
  "type": "object",
  "additionalProperties": false,
  "properties": {
   "on_new_category": {
    "type": "string",
    "enum": [
     "prompt",
     "keep"
    ],
    "default": "prompt"
   },
   "on_new_service": {
    "type": "string",
    "enum": [
     "prompt",
     "keep"
    ],
    "default": "prompt"
   },
   "on_text_change": {
    "type": "string",
    "enum": [
     "prompt",
     "keep"
    ],
    "default": "keep"
   },
   "on_tcf_policy": {
    "type": "string",
    "enum": [
     "prompt",
     "keep"
    ],
    "default": "prompt"
   }
  }
 },
 "BannerRecords": {
  "type": "object",
  "additionalProperties": false,
  "properties": {
   "subject_id": {
    "type": "string",
    "enum": [
     "random",
     "external"
    ],
    "default": "random"
   },
   "user_agent": {
    "type": "string",
    "enum": [
     "family",
     "none"
    ],
    "default": "family"
   }
  }
 },
 "BannerRegimes": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "fallback"
  ],
  "properties": {
   "fallback": {
    "type": "string",
    "const": "opt_in"
   },
   "audience": {
    "type": "array",
    "minItems": 1,
    "maxItems": 300,
    "uniqueItems": true,
    "items": {
     "type": "string",
     "$ref": "#/$defs/RegionCode"
    }
   },
   "expiry": {
    "$ref": "#/$defs/BannerExpiry",
    "default": {
     "accept_days": 180,
     "reject_days": 180
    }
   },
   "rules": {
    "type": "array",
    "default": [],
    "maxItems": 60,
    "items": {
     "$ref": "#/$defs/RegimeRule"
    }
   }
  }
 },
 "BannerReopen": {
  "type": "object",
  "additionalProperties": false,
  "properties": {
   "kind": {
    "type": "string",
    "enum": [
     "floating",
     "link",
     "both"
    ],
    "default": "floating"
   },
   "position": {
    "type": "string",
    "enum": [
     "bottom_left",
     "bottom_right"
    ],
    "default": "bottom_left"
   }
  }
 },
 "BannerStatusTexts": {
  "type": "object",
  "additionalProperties": false,
  "properties": {
   "gpc_honoured": {
    "$ref": "#/$defs/BannerBody"
   },
   "opted_out": {
    "$ref": "#/$defs/BannerBody"
   }
  }
 },
 "BannerStorage": {
  "type": "object",
  "additionalProperties": false,
  "properties": {
   "name": {
    "type": "string",
    "pattern": "^[A-Za-z0-9_-]{1,64}$",
    "default": "cf_consent"
   },
   "kind": {
    "type": "string",
    "enum": [
     "cookie",
     "local"
    ],
    "default": "cookie"
   },
   "scope": {
    "type": "string",
    "enum": [
     "host",
     "site"
    ],
    "default": "site"
   },
   "same_site": {
    "type": "string",
    "enum": [
     "lax",
     "strict",
     "none"
    ],
    "default": "lax"
   },
   "secure": {
    "type": "boolean",
    "default": true
   }
  }
 },
 "BannerTcf": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "enabled"
  ],
  "properties": {
   "enabled": {
    "type": "boolean"
   },
   "cmp_id": {
    "type": "integer",
    "minimum": 2,
    "maximum": 4095
   },
   "vendors": {
    "$ref": "#/$defs/VendorSelection",
    "default": "all"
   },
   "purposes": {
    "type": "object",
    "default": {},
    "maxProperties": 12,
    "propertyNames": {
     "$ref": "#/$defs/CategoryKey"
    },
    "additionalProperties": {
     "$ref": "#/$defs/TcfPurposes"
    }
   },
   "google_providers": {
    "type": "array",
    "default": [],
    "maxItems": 2000,
    "uniqueItems": true,
    "items": {
     "type": "integer",
     "minimum": 1,
     "maximum": 1000000
    }
   },
   "publisher_country": {
    "$ref": "#/$defs/CountryCode"
   },
   "purpose_one_treatment": {
    "type": "boolean",
    "default": false
   },
   "publisher_restrictions": {
    "type": "array",
    "default": [],
    "maxItems": 200,
    "items": {
     "$ref": "#/$defs/PublisherRestriction"
    }
   },
   "gvl_version": {
    "type": "integer",
    "minimum": 1,
    "maximum": 4095
   }
  }
 },
 "BannerTexts": {
  "type": "object",
  "additionalProperties": false,
  "properties": {
   "banner": {
    "$ref": "#/$defs/BannerFirstLayerTexts"
   },
   "preferences": {
    "$ref": "#/$defs/BannerPreferencesTexts"
   },
   "opt_out": {
    "$ref": "#/$defs/BannerOptOutTexts"
   },
   "limit_link": {
    "$ref": "#/$defs/BannerLabel"
   },
   "status": {
    "$ref": "#/$defs/BannerStatusTexts"
   },
   "embed": {
    "$ref": "#/$defs/BannerEmbedTexts"
   },
   "words": {
    "$ref": "#/$defs/BannerWords"
   }
  }
 },
 "BannerTheme": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "tokens"
  ],
  "properties": {
   "mode": {
    "type": "string",
    "enum": [
     "auto",
     "light",
     "dark"
    ],
    "default": "auto"
   },
   "tokens": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "light"
    ],
    "properties": {
     "light": {
      "$ref": "#/$defs/BannerTokens"
     },
     "dark": {
      "$ref": "#/$defs/BannerTokens"
     }
    }
   },
   "radius": {
    "type": "integer",
    "minimum": 0,
    "maximum": 32,
    "default": 8
   },
   "font_family": {
    "type": "string",
    "minLength": 1,
    "maxLength": 200,
    "pattern": "^[A-Za-z0-9 ,'\"_-]+$",
    "default": "inherit"
   },
   "font_size": {
    "type": "integer",
    "minimum": 12,
    "maximum": 24,
    "default": 16
   },
   "logo_url": {
    "$ref": "#/$defs/BannerAddress"
   }
  }
 },
 "BannerTokens": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "surface",
   "text",
   "muted",
   "border",
   "focus",
   "accept",
   "reject",
   "customize"
  ],
  "properties": {
   "surface": {
    "$ref": "#/$defs/BannerColour"
   },
   "text": {
    "$ref": "#/$defs/BannerColour"
   },
   "muted": {
    "$ref": "#/$defs/BannerColour"
   },
   "border": {
    "$ref": "#/$defs/BannerColour"
   },
   "focus": {
    "$ref": "#/$defs/BannerColour"
   },
   "accept": {
    "$ref": "#/$defs/BannerButtonColours"
   },
   "reject": {
    "$ref": "#/$defs/BannerButtonColours"
   },
   "customize": {
    "$ref": "#/$defs/BannerButtonColours"
   }
  }
 },
 "BannerWords": {
  "type": "object",
  "additionalProperties": false,
  "properties": {
   "reopen": {
    "$ref": "#/$defs/BannerLabel"
   },
   "language": {
    "$ref": "#/$defs/BannerLabel"
   },
   "always_on": {
    "$ref": "#/$defs/BannerLabel"
   },
   "close": {
    "$ref": "#/$defs/BannerLabel"
   },
   "saved": {
    "$ref": "#/$defs/BannerLabel"
   },
   "cookie_policy": {
    "$ref": "#/$defs/BannerLabel"
   },
   "privacy_policy": {
    "$ref": "#/$defs/BannerLabel"
   },
   "imprint": {
    "$ref": "#/$defs/BannerLabel"
   },
   "signal_keeps_off": {
    "$ref": "#/$defs/BannerBody"
   }
  }
 },
 "BlockingMatch": {
  "type": "object",
  "additionalProperties": false,
  "minProperties": 1,
  "maxProperties": 1,
  "properties": {
   "host": {
    "type": "string",
    "minLength": 1,
    "maxLength": 253
   },
   "url": {
    "type": "string",
    "minLength": 1,
    "maxLength": 2048
   },
   "selector": {
    "type": "string",
    "minLength": 1,
    "maxLength": 500
   }
  }
 },
 "BlockingRule": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "match",
   "action"
  ],
  "oneOf": [
   {
    "required": [
     "service"
    ]
   },
   {
    "required": [
     "category"
    ]
   }
  ],
  "properties": {
   "match": {
    "$ref": "#/$defs/BlockingMatch"
   },
   "service": {
    "type": "string",
    "pattern": "^[a-z][a-z0-9_-]{0,63}$"
   },
   "category": {
    "$ref": "#/$defs/CategoryKey"
   },
   "action": {
    "type": "string",
    "enum": [
     "block",
     "allow"
    ]
   }
  }
 },
 "CategoryKey": {
  "type": "string",
  "pattern": "^[a-z][a-z0-9_-]{0,39}$"
 },
 "ConsentModel": {
  "type": "string",
  "enum": [
   "opt_in",
   "opt_out",
   "notice",
   "none"
  ]
 },
 "ConsentSignal": {
  "type": "string",
  "enum": [
   "ad_storage",
   "ad_user_data",
   "ad_personalization",
   "analytics_storage",
   "functionality_storage",
   "personalization_storage",
   "security_storage"
  ]
 },
 "CountryCode": {
  "type": "string",
  "pattern": "^[A-Z]{2}$"
 },
 "LanguageTag": {
  "type": "string",
  "pattern": "^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$",
  "maxLength": 35
 },
 "PublisherRestriction": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "purpose",
   "type",
   "vendors"
  ],
  "properties": {
   "purpose": {
    "type": "integer",
    "minimum": 1,
    "maximum": 11
   },
   "type": {
    "type": "string",
    "enum": [
     "not_allowed",
     "require_consent",
     "require_li"
    ]
   },
   "vendors": {
    "$ref": "#/$defs/VendorSelection"
   }
  }
 },
 "RegimeId": {
  "type": "string",
  "pattern": "^[a-z][a-z0-9_]{0,39}$"
 },
 "RegimeRule": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "id",
   "match",
   "model",
   "first_layer"
  ],
  "properties": {
   "id": {
    "$ref": "#/$defs/CategoryKey"
   },
   "match": {
    "$ref": "#/$defs/RegimeRuleMatch"
   },
   "priority": {
    "type": "integer",
    "minimum": -1000,
    "maximum": 1000,
    "default": 0
   },
   "model": {
    "$ref": "#/$defs/ConsentModel"
   },
   "first_layer": {
    "type": "array",
    "maxItems": 5,
    "uniqueItems": true,
    "items": {
     "type": "string",
     "enum": [
      "accept_all",
      "reject_all",
      "customize",
      "opt_out",
      "ok"
     ]
    }
   },
   "defaults": {
    "type": "object",
    "default": {},
    "maxProperties": 12,
    "propertyNames": {
     "$ref": "#/$defs/CategoryKey"
    },
    "additionalProperties": {
     "type": "string",
     "enum": [
      "on",
      "off"
     ]
    }
   },
   "gpc": {
    "type": "string",
    "enum": [
     "honour",
     "ignore"
    ],
    "default": "honour"
   },
   "opt_out_link": {
    "type": "boolean",
    "default": false
   },
   "refuse_by": {
    "type": "string",
    "enum": [
     "button",
     "close",
     "pay"
    ],
    "default": "button"
   },
   "limit_link": {
    "type": "boolean",
    "default": false
   },
   "frictionless": {
    "type": "boolean",
    "default": false
   },
   "expiry": {
    "$ref": "#/$defs/RegimeRuleExpiry"
   }
  }
 },
 "RegimeRuleExpiry": {
  "type": "object",
  "additionalProperties": false,
  "properties": {
   "accept_days": {
    "type": "integer",
    "minimum": 1,
    "maximum": 1095
   },
   "reject_days": {
    "type": "integer",
    "minimum": 1,
    "maximum": 1095
   }
  }
 },
 "RegimeRuleMatch": {
  "type": "object",
  "additionalProperties": false,
  "minProperties": 1,
  "maxProperties": 1,
  "properties": {
   "regimes": {
    "type": "array",
    "minItems": 1,
    "maxItems": 100,
    "uniqueItems": true,
    "items": {
     "type": "string",
     "$ref": "#/$defs/RegimeId"
    }
   },
   "countries": {
    "type": "array",
    "minItems": 1,
    "maxItems": 300,
    "uniqueItems": true,
    "items": {
     "type": "string",
     "$ref": "#/$defs/CountryCode"
    }
   },
   "subdivisions": {
    "type": "array",
    "minItems": 1,
    "maxItems": 300,
    "uniqueItems": true,
    "items": {
     "type": "string",
     "pattern": "^[A-Z]{2}-[A-Z0-9]{1,3}$"
    }
   }
  }
 },
 "RegionCode": {
  "type": "string",
  "pattern": "^[A-Z]{2}(-[A-Z0-9]{1,3})?$"
 },
 "RegionalDefault": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "regions",
   "signals"
  ],
  "properties": {
   "regions": {
    "type": "array",
    "minItems": 1,
    "maxItems": 300,
    "uniqueItems": true,
    "items": {
     "type": "string",
     "$ref": "#/$defs/RegionCode"
    }
   },
   "signals": {
    "type": "object",
    "propertyNames": {
     "$ref": "#/$defs/ConsentSignal"
    },
    "additionalProperties": {
     "type": "string",
     "enum": [
      "granted",
      "denied"
     ]
    }
   }
  }
 },
 "TcfPurposes": {
  "type": "array",
  "maxItems": 11,
  "uniqueItems": true,
  "items": {
   "type": "integer",
   "minimum": 1,
   "maximum": 11
  }
 },
 "VendorSelection": {
  "oneOf": [
   {
    "type": "string",
    "const": "all"
   },
   {
    "type": "array",
    "maxItems": 2000,
    "uniqueItems": true,
    "items": {
     "type": "integer",
     "minimum": 1,
     "maximum": 65535
    }
   }
  ]
 }
};
