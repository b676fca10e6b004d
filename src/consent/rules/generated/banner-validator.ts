// Generated from schema/banner-document.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: machine-written JavaScript; schema-findings.ts gives it its type.
"use strict";
export const validate = validate52;

const schema19 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$ref":"#/$defs/BannerDocument","$defs":{"BannerAddress":{"type":"string","minLength":1,"maxLength":2048},"BannerAddresses":{"type":"object","propertyNames":{"$ref":"#/$defs/LanguageTag"},"additionalProperties":{"$ref":"#/$defs/BannerAddress"},"maxProperties":60},"BannerBlocking":{"type":"object","additionalProperties":false,"properties":{"mode":{"type":"string","enum":["auto","manual","report_only"],"default":"auto"},"unknown_requests":{"type":"string","enum":["allow","block","report"],"default":"report"},"unknown_storage":{"type":"string","enum":["allow","block","report"],"default":"report"},"iframes":{"type":"string","enum":["placeholder","block","allow"],"default":"placeholder"},"delete_on_withdrawal":{"type":"boolean","default":true},"rules":{"type":"array","default":[],"maxItems":500,"items":{"$ref":"#/$defs/BlockingRule"}}}},"BannerBodies":{"type":"object","propertyNames":{"$ref":"#/$defs/LanguageTag"},"additionalProperties":{"$ref":"#/$defs/BannerBody"},"maxProperties":60},"BannerBody":{"type":"string","minLength":1,"maxLength":4000},"BannerButtonColours":{"type":"object","additionalProperties":false,"required":["bg","fg","border"],"properties":{"bg":{"$ref":"#/$defs/BannerColour"},"fg":{"$ref":"#/$defs/BannerColour"},"border":{"$ref":"#/$defs/BannerColour"}}},"BannerCategory":{"type":"object","additionalProperties":false,"required":["key","label","description"],"properties":{"key":{"$ref":"#/$defs/CategoryKey"},"label":{"$ref":"#/$defs/BannerLabels"},"description":{"$ref":"#/$defs/BannerBodies"},"required":{"type":"boolean","default":false},"signals":{"type":"array","default":[],"uniqueItems":true,"maxItems":7,"items":{"type":"string","$ref":"#/$defs/ConsentSignal"}},"sale_or_share":{"type":"boolean","default":false},"sensitive":{"type":"boolean","default":false},"exempt":{"type":"string","enum":["audience_measurement","appearance"]}}},"BannerColour":{"type":"string","pattern":"^#[0-9a-fA-F]{6}$"},"BannerConsentMode":{"type":"object","additionalProperties":false,"required":["enabled"],"properties":{"enabled":{"type":"boolean"},"implementation":{"type":"string","enum":["basic","advanced"],"default":"basic"},"wait_for_update_ms":{"type":"integer","minimum":0,"maximum":5000,"default":500},"ads_data_redaction":{"type":"boolean","default":true},"url_passthrough":{"type":"boolean","default":false},"regional_defaults":{"type":"array","default":[],"maxItems":60,"items":{"$ref":"#/$defs/RegionalDefault"}}}},"BannerDocument":{"type":"object","additionalProperties":false,"required":["schema_version","identity","languages","texts","links","categories","layout","theme","regimes"],"properties":{"schema_version":{"type":"string","const":"1"},"identity":{"$ref":"#/$defs/BannerIdentity"},"languages":{"$ref":"#/$defs/BannerLanguages"},"texts":{"type":"object","propertyNames":{"$ref":"#/$defs/LanguageTag"},"additionalProperties":{"$ref":"#/$defs/BannerTexts"},"maxProperties":60},"links":{"$ref":"#/$defs/BannerLinks"},"categories":{"type":"array","minItems":1,"maxItems":12,"items":{"$ref":"#/$defs/BannerCategory"}},"layout":{"$ref":"#/$defs/BannerLayout"},"theme":{"$ref":"#/$defs/BannerTheme"},"preferences":{"$ref":"#/$defs/BannerPreferences"},"regimes":{"$ref":"#/$defs/BannerRegimes"},"consent_mode":{"$ref":"#/$defs/BannerConsentMode"},"gpc":{"$ref":"#/$defs/BannerGpc"},"tcf":{"$ref":"#/$defs/BannerTcf"},"gpp":{"$ref":"#/$defs/BannerGpp"},"blocking":{"$ref":"#/$defs/BannerBlocking"},"reconsent":{"$ref":"#/$defs/BannerReconsent"},"storage":{"$ref":"#/$defs/BannerStorage"},"records":{"$ref":"#/$defs/BannerRecords"}}},"BannerEmbedTexts":{"type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/BannerLabel"},"body":{"$ref":"#/$defs/BannerBody"},"load_once":{"$ref":"#/$defs/BannerLabel"},"always":{"$ref":"#/$defs/BannerLabel"}}},"BannerExpiry":{"type":"object","additionalProperties":false,"properties":{"accept_days":{"type":"integer","minimum":1,"maximum":1095,"default":180},"reject_days":{"type":"integer","minimum":1,"maximum":1095,"default":180}}},"BannerExtraLink":{"type":"object","additionalProperties":false,"required":["label","url"],"properties":{"label":{"$ref":"#/$defs/BannerLabels"},"url":{"$ref":"#/$defs/BannerAddresses"}}},"BannerFirstLayerTexts":{"type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/BannerLabel"},"body":{"$ref":"#/$defs/BannerBody"},"notice":{"$ref":"#/$defs/BannerBody"},"accept_all":{"$ref":"#/$defs/BannerLabel"},"reject_all":{"$ref":"#/$defs/BannerLabel"},"customize":{"$ref":"#/$defs/BannerLabel"},"save":{"$ref":"#/$defs/BannerLabel"},"close_label":{"$ref":"#/$defs/BannerLabel"},"ok":{"$ref":"#/$defs/BannerLabel"},"pay":{"$ref":"#/$defs/BannerLabel"}}},"BannerGpc":{"type":"object","additionalProperties":false,"properties":{"honour":{"type":"string","enum":["required","everywhere","never"],"default":"required"},"categories":{"type":"array","default":[],"maxItems":12,"uniqueItems":true,"items":{"type":"string","$ref":"#/$defs/CategoryKey"}},"show_status":{"type":"boolean","default":true}}},"BannerGpp":{"type":"object","additionalProperties":false,"required":["enabled"],"properties":{"enabled":{"type":"boolean"},"sections":{"type":"array","default":[],"maxItems":60,"uniqueItems":true,"items":{"type":"string","pattern":"^us(nat|[a-z]{2})$"}}}},"BannerIdentity":{"type":"object","additionalProperties":false,"required":["controller_name","contact_email"],"properties":{"controller_name":{"type":"string","minLength":1,"maxLength":200},"contact_email":{"type":"string","format":"email","maxLength":254},"address":{"type":"string","minLength":1,"maxLength":500},"dpo_email":{"type":"string","format":"email","maxLength":254}}},"BannerLabel":{"type":"string","minLength":1,"maxLength":120},"BannerLabels":{"type":"object","propertyNames":{"$ref":"#/$defs/LanguageTag"},"additionalProperties":{"$ref":"#/$defs/BannerLabel"},"maxProperties":60},"BannerLanguages":{"type":"object","additionalProperties":false,"required":["default","available"],"properties":{"default":{"$ref":"#/$defs/LanguageTag"},"available":{"type":"array","minItems":1,"maxItems":60,"uniqueItems":true,"items":{"type":"string","$ref":"#/$defs/LanguageTag"}},"detect":{"type":"string","enum":["html","browser","url","fixed"],"default":"html"},"fallbacks":{"type":"object","default":{},"maxProperties":60,"propertyNames":{"$ref":"#/$defs/LanguageTag"},"additionalProperties":{"$ref":"#/$defs/LanguageTag"}}}},"BannerLayout":{"type":"object","additionalProperties":false,"properties":{"kind":{"type":"string","enum":["bar","box","modal","inline"],"default":"box"},"position":{"type":"string","enum":["top","bottom","bottom_left","bottom_right","center"],"default":"bottom"},"preferences":{"type":"string","enum":["modal","drawer"],"default":"modal"},"overlay":{"type":"boolean","default":false},"button_order":{"type":"array","default":["accept_all","reject_all","customize"],"minItems":3,"maxItems":3,"uniqueItems":true,"items":{"type":"string","enum":["accept_all","reject_all","customize"]}},"close_button":{"type":"string","enum":["reject","none"],"default":"reject"},"reopen":{"$ref":"#/$defs/BannerReopen","default":{"kind":"floating","position":"bottom_left"}},"hide_for_bots":{"type":"boolean","default":false},"z_index":{"type":"integer","minimum":0,"maximum":2147483647,"default":2147483000}}},"BannerLinks":{"type":"object","additionalProperties":false,"properties":{"cookie_policy":{"$ref":"#/$defs/BannerAddresses"},"privacy_policy":{"$ref":"#/$defs/BannerAddresses"},"imprint":{"$ref":"#/$defs/BannerAddresses"},"paid_alternative":{"$ref":"#/$defs/BannerAddresses"},"extra":{"type":"array","default":[],"maxItems":5,"items":{"$ref":"#/$defs/BannerExtraLink"}}}},"BannerOptOutTexts":{"type":"object","additionalProperties":false,"properties":{"link":{"$ref":"#/$defs/BannerLabel"},"title":{"$ref":"#/$defs/BannerLabel"},"body":{"$ref":"#/$defs/BannerBody"},"confirm":{"$ref":"#/$defs/BannerLabel"}}},"BannerPreferences":{"type":"object","additionalProperties":false,"properties":{"services":{"type":"boolean","default":false}}},"BannerPreferencesTexts":{"type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/BannerLabel"},"intro":{"$ref":"#/$defs/BannerBody"},"necessary_note":{"$ref":"#/$defs/BannerBody"}}},"BannerReconsent":{"type":"object","additionalProperties":false,"properties":{"on_new_category":{"type":"string","enum":["prompt","keep"],"default":"prompt"},"on_new_service":{"type":"string","enum":["prompt","keep"],"default":"prompt"},"on_text_change":{"type":"string","enum":["prompt","keep"],"default":"keep"},"on_tcf_policy":{"type":"string","enum":["prompt","keep"],"default":"prompt"}}},"BannerRecords":{"type":"object","additionalProperties":false,"properties":{"subject_id":{"type":"string","enum":["random","external"],"default":"random"},"user_agent":{"type":"string","enum":["family","none"],"default":"family"}}},"BannerRegimes":{"type":"object","additionalProperties":false,"required":["fallback"],"properties":{"fallback":{"type":"string","const":"opt_in"},"audience":{"type":"array","minItems":1,"maxItems":300,"uniqueItems":true,"items":{"type":"string","$ref":"#/$defs/RegionCode"}},"expiry":{"$ref":"#/$defs/BannerExpiry","default":{"accept_days":180,"reject_days":180}},"rules":{"type":"array","default":[],"maxItems":60,"items":{"$ref":"#/$defs/RegimeRule"}}}},"BannerReopen":{"type":"object","additionalProperties":false,"properties":{"kind":{"type":"string","enum":["floating","link","both"],"default":"floating"},"position":{"type":"string","enum":["bottom_left","bottom_right"],"default":"bottom_left"}}},"BannerStatusTexts":{"type":"object","additionalProperties":false,"properties":{"gpc_honoured":{"$ref":"#/$defs/BannerBody"},"opted_out":{"$ref":"#/$defs/BannerBody"}}},"BannerStorage":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","pattern":"^[A-Za-z0-9_-]{1,64}$","default":"cf_consent"},"kind":{"type":"string","enum":["cookie","local"],"default":"cookie"},"scope":{"type":"string","enum":["host","site"],"default":"site"},"same_site":{"type":"string","enum":["lax","strict","none"],"default":"lax"},"secure":{"type":"boolean","default":true}}},"BannerTcf":{"type":"object","additionalProperties":false,"required":["enabled"],"properties":{"enabled":{"type":"boolean"},"cmp_id":{"type":"integer","minimum":2,"maximum":4095},"vendors":{"$ref":"#/$defs/VendorSelection","default":"all"},"purposes":{"type":"object","default":{},"maxProperties":12,"propertyNames":{"$ref":"#/$defs/CategoryKey"},"additionalProperties":{"$ref":"#/$defs/TcfPurposes"}},"google_providers":{"type":"array","default":[],"maxItems":2000,"uniqueItems":true,"items":{"type":"integer","minimum":1,"maximum":1000000}},"publisher_country":{"$ref":"#/$defs/CountryCode"},"purpose_one_treatment":{"type":"boolean","default":false},"publisher_restrictions":{"type":"array","default":[],"maxItems":200,"items":{"$ref":"#/$defs/PublisherRestriction"}},"gvl_version":{"type":"integer","minimum":1,"maximum":4095}}},"BannerTexts":{"type":"object","additionalProperties":false,"properties":{"banner":{"$ref":"#/$defs/BannerFirstLayerTexts"},"preferences":{"$ref":"#/$defs/BannerPreferencesTexts"},"opt_out":{"$ref":"#/$defs/BannerOptOutTexts"},"limit_link":{"$ref":"#/$defs/BannerLabel"},"status":{"$ref":"#/$defs/BannerStatusTexts"},"embed":{"$ref":"#/$defs/BannerEmbedTexts"},"words":{"$ref":"#/$defs/BannerWords"}}},"BannerTheme":{"type":"object","additionalProperties":false,"required":["tokens"],"properties":{"mode":{"type":"string","enum":["auto","light","dark"],"default":"auto"},"tokens":{"type":"object","additionalProperties":false,"required":["light"],"properties":{"light":{"$ref":"#/$defs/BannerTokens"},"dark":{"$ref":"#/$defs/BannerTokens"}}},"radius":{"type":"integer","minimum":0,"maximum":32,"default":8},"font_family":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[A-Za-z0-9 ,'\"_-]+$","default":"inherit"},"font_size":{"type":"integer","minimum":12,"maximum":24,"default":16},"logo_url":{"$ref":"#/$defs/BannerAddress"}}},"BannerTokens":{"type":"object","additionalProperties":false,"required":["surface","text","muted","border","focus","accept","reject","customize"],"properties":{"surface":{"$ref":"#/$defs/BannerColour"},"text":{"$ref":"#/$defs/BannerColour"},"muted":{"$ref":"#/$defs/BannerColour"},"border":{"$ref":"#/$defs/BannerColour"},"focus":{"$ref":"#/$defs/BannerColour"},"accept":{"$ref":"#/$defs/BannerButtonColours"},"reject":{"$ref":"#/$defs/BannerButtonColours"},"customize":{"$ref":"#/$defs/BannerButtonColours"}}},"BannerWords":{"type":"object","additionalProperties":false,"properties":{"reopen":{"$ref":"#/$defs/BannerLabel"},"language":{"$ref":"#/$defs/BannerLabel"},"always_on":{"$ref":"#/$defs/BannerLabel"},"close":{"$ref":"#/$defs/BannerLabel"},"saved":{"$ref":"#/$defs/BannerLabel"},"cookie_policy":{"$ref":"#/$defs/BannerLabel"},"privacy_policy":{"$ref":"#/$defs/BannerLabel"},"imprint":{"$ref":"#/$defs/BannerLabel"},"signal_keeps_off":{"$ref":"#/$defs/BannerBody"}}},"BlockingMatch":{"type":"object","additionalProperties":false,"minProperties":1,"maxProperties":1,"properties":{"host":{"type":"string","minLength":1,"maxLength":253},"url":{"type":"string","minLength":1,"maxLength":2048},"selector":{"type":"string","minLength":1,"maxLength":500}}},"BlockingRule":{"type":"object","additionalProperties":false,"required":["match","action"],"oneOf":[{"required":["service"]},{"required":["category"]}],"properties":{"match":{"$ref":"#/$defs/BlockingMatch"},"service":{"type":"string","pattern":"^[a-z][a-z0-9_-]{0,63}$"},"category":{"$ref":"#/$defs/CategoryKey"},"action":{"type":"string","enum":["block","allow"]}}},"CategoryKey":{"type":"string","pattern":"^[a-z][a-z0-9_-]{0,39}$"},"ConsentModel":{"type":"string","enum":["opt_in","opt_out","notice","none"]},"ConsentSignal":{"type":"string","enum":["ad_storage","ad_user_data","ad_personalization","analytics_storage","functionality_storage","personalization_storage","security_storage"]},"CountryCode":{"type":"string","pattern":"^[A-Z]{2}$"},"LanguageTag":{"type":"string","pattern":"^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$","maxLength":35},"PublisherRestriction":{"type":"object","additionalProperties":false,"required":["purpose","type","vendors"],"properties":{"purpose":{"type":"integer","minimum":1,"maximum":11},"type":{"type":"string","enum":["not_allowed","require_consent","require_li"]},"vendors":{"$ref":"#/$defs/VendorSelection"}}},"RegimeId":{"type":"string","pattern":"^[a-z][a-z0-9_]{0,39}$"},"RegimeRule":{"type":"object","additionalProperties":false,"required":["id","match","model","first_layer"],"properties":{"id":{"$ref":"#/$defs/CategoryKey"},"match":{"$ref":"#/$defs/RegimeRuleMatch"},"priority":{"type":"integer","minimum":-1000,"maximum":1000,"default":0},"model":{"$ref":"#/$defs/ConsentModel"},"first_layer":{"type":"array","maxItems":5,"uniqueItems":true,"items":{"type":"string","enum":["accept_all","reject_all","customize","opt_out","ok"]}},"defaults":{"type":"object","default":{},"maxProperties":12,"propertyNames":{"$ref":"#/$defs/CategoryKey"},"additionalProperties":{"type":"string","enum":["on","off"]}},"gpc":{"type":"string","enum":["honour","ignore"],"default":"honour"},"opt_out_link":{"type":"boolean","default":false},"refuse_by":{"type":"string","enum":["button","close","pay"],"default":"button"},"limit_link":{"type":"boolean","default":false},"frictionless":{"type":"boolean","default":false},"expiry":{"$ref":"#/$defs/RegimeRuleExpiry"}}},"RegimeRuleExpiry":{"type":"object","additionalProperties":false,"properties":{"accept_days":{"type":"integer","minimum":1,"maximum":1095},"reject_days":{"type":"integer","minimum":1,"maximum":1095}}},"RegimeRuleMatch":{"type":"object","additionalProperties":false,"minProperties":1,"maxProperties":1,"properties":{"regimes":{"type":"array","minItems":1,"maxItems":100,"uniqueItems":true,"items":{"type":"string","$ref":"#/$defs/RegimeId"}},"countries":{"type":"array","minItems":1,"maxItems":300,"uniqueItems":true,"items":{"type":"string","$ref":"#/$defs/CountryCode"}},"subdivisions":{"type":"array","minItems":1,"maxItems":300,"uniqueItems":true,"items":{"type":"string","pattern":"^[A-Z]{2}-[A-Z0-9]{1,3}$"}}}},"RegionCode":{"type":"string","pattern":"^[A-Z]{2}(-[A-Z0-9]{1,3})?$"},"RegionalDefault":{"type":"object","additionalProperties":false,"required":["regions","signals"],"properties":{"regions":{"type":"array","minItems":1,"maxItems":300,"uniqueItems":true,"items":{"type":"string","$ref":"#/$defs/RegionCode"}},"signals":{"type":"object","propertyNames":{"$ref":"#/$defs/ConsentSignal"},"additionalProperties":{"type":"string","enum":["granted","denied"]}}}},"TcfPurposes":{"type":"array","maxItems":11,"uniqueItems":true,"items":{"type":"integer","minimum":1,"maximum":11}},"VendorSelection":{"oneOf":[{"type":"string","const":"all"},{"type":"array","maxItems":2000,"uniqueItems":true,"items":{"type":"integer","minimum":1,"maximum":65535}}]}}};
const schema20 = {"type":"object","additionalProperties":false,"required":["schema_version","identity","languages","texts","links","categories","layout","theme","regimes"],"properties":{"schema_version":{"type":"string","const":"1"},"identity":{"$ref":"#/$defs/BannerIdentity"},"languages":{"$ref":"#/$defs/BannerLanguages"},"texts":{"type":"object","propertyNames":{"$ref":"#/$defs/LanguageTag"},"additionalProperties":{"$ref":"#/$defs/BannerTexts"},"maxProperties":60},"links":{"$ref":"#/$defs/BannerLinks"},"categories":{"type":"array","minItems":1,"maxItems":12,"items":{"$ref":"#/$defs/BannerCategory"}},"layout":{"$ref":"#/$defs/BannerLayout"},"theme":{"$ref":"#/$defs/BannerTheme"},"preferences":{"$ref":"#/$defs/BannerPreferences"},"regimes":{"$ref":"#/$defs/BannerRegimes"},"consent_mode":{"$ref":"#/$defs/BannerConsentMode"},"gpc":{"$ref":"#/$defs/BannerGpc"},"tcf":{"$ref":"#/$defs/BannerTcf"},"gpp":{"$ref":"#/$defs/BannerGpp"},"blocking":{"$ref":"#/$defs/BannerBlocking"},"reconsent":{"$ref":"#/$defs/BannerReconsent"},"storage":{"$ref":"#/$defs/BannerStorage"},"records":{"$ref":"#/$defs/BannerRecords"}}};
const func1 = Object.prototype.hasOwnProperty;
const schema21 = {"type":"object","additionalProperties":false,"required":["controller_name","contact_email"],"properties":{"controller_name":{"type":"string","minLength":1,"maxLength":200},"contact_email":{"type":"string","format":"email","maxLength":254},"address":{"type":"string","minLength":1,"maxLength":500},"dpo_email":{"type":"string","format":"email","maxLength":254}}};
const func2 = require("ajv/dist/runtime/ucs2length").default;
const formats0 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate54.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.controller_name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "controller_name"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.contact_email === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contact_email"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "controller_name") || (key0 === "contact_email")) || (key0 === "address")) || (key0 === "dpo_email"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.controller_name !== undefined){
let data0 = data.controller_name;
if(typeof data0 === "string"){
if(func2(data0) > 200){
const err3 = {instancePath:instancePath+"/controller_name",schemaPath:"#/properties/controller_name/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func2(data0) < 1){
const err4 = {instancePath:instancePath+"/controller_name",schemaPath:"#/properties/controller_name/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/controller_name",schemaPath:"#/properties/controller_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.contact_email !== undefined){
let data1 = data.contact_email;
if(typeof data1 === "string"){
if(func2(data1) > 254){
const err6 = {instancePath:instancePath+"/contact_email",schemaPath:"#/properties/contact_email/maxLength",keyword:"maxLength",params:{limit: 254}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(formats0.test(data1))){
const err7 = {instancePath:instancePath+"/contact_email",schemaPath:"#/properties/contact_email/format",keyword:"format",params:{format: "email"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/contact_email",schemaPath:"#/properties/contact_email/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.address !== undefined){
let data2 = data.address;
if(typeof data2 === "string"){
if(func2(data2) > 500){
const err9 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func2(data2) < 1){
const err10 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.dpo_email !== undefined){
let data3 = data.dpo_email;
if(typeof data3 === "string"){
if(func2(data3) > 254){
const err12 = {instancePath:instancePath+"/dpo_email",schemaPath:"#/properties/dpo_email/maxLength",keyword:"maxLength",params:{limit: 254}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(formats0.test(data3))){
const err13 = {instancePath:instancePath+"/dpo_email",schemaPath:"#/properties/dpo_email/format",keyword:"format",params:{format: "email"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/dpo_email",schemaPath:"#/properties/dpo_email/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema22 = {"type":"object","additionalProperties":false,"required":["default","available"],"properties":{"default":{"$ref":"#/$defs/LanguageTag"},"available":{"type":"array","minItems":1,"maxItems":60,"uniqueItems":true,"items":{"type":"string","$ref":"#/$defs/LanguageTag"}},"detect":{"type":"string","enum":["html","browser","url","fixed"],"default":"html"},"fallbacks":{"type":"object","default":{},"maxProperties":60,"propertyNames":{"$ref":"#/$defs/LanguageTag"},"additionalProperties":{"$ref":"#/$defs/LanguageTag"}}}};
const schema23 = {"type":"string","pattern":"^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$","maxLength":35};
const pattern3 = new RegExp("^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$", "u");

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate57.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func2(data) > 35){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 35}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern3.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate57.errors = vErrors;
return errors === 0;
}
validate57.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate56.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.default === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "default"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.available === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "available"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "default") || (key0 === "available")) || (key0 === "detect")) || (key0 === "fallbacks"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.default !== undefined){
if(!(validate57(data.default, {instancePath:instancePath+"/default",parentData:data,parentDataProperty:"default",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
}
if(data.available !== undefined){
let data1 = data.available;
if(Array.isArray(data1)){
if(data1.length > 60){
const err3 = {instancePath:instancePath+"/available",schemaPath:"#/properties/available/maxItems",keyword:"maxItems",params:{limit: 60}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.length < 1){
const err4 = {instancePath:instancePath+"/available",schemaPath:"#/properties/available/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/available/" + i0,schemaPath:"#/properties/available/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(validate57(data2, {instancePath:instancePath+"/available/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
}
let i1 = data1.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data1[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err6 = {instancePath:instancePath+"/available",schemaPath:"#/properties/available/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err7 = {instancePath:instancePath+"/available",schemaPath:"#/properties/available/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.detect !== undefined){
let data3 = data.detect;
if(typeof data3 !== "string"){
const err8 = {instancePath:instancePath+"/detect",schemaPath:"#/properties/detect/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((((data3 === "html") || (data3 === "browser")) || (data3 === "url")) || (data3 === "fixed"))){
const err9 = {instancePath:instancePath+"/detect",schemaPath:"#/properties/detect/enum",keyword:"enum",params:{allowedValues: schema22.properties.detect.enum}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.fallbacks !== undefined){
let data4 = data.fallbacks;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(Object.keys(data4).length > 60){
const err10 = {instancePath:instancePath+"/fallbacks",schemaPath:"#/properties/fallbacks/maxProperties",keyword:"maxProperties",params:{limit: 60}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key1 in data4){
const _errs11 = errors;
if(!(validate57(key1, {instancePath:instancePath+"/fallbacks",parentData:data4,parentDataProperty:"fallbacks",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var valid4 = _errs11 === errors;
if(!valid4){
const err11 = {instancePath:instancePath+"/fallbacks",schemaPath:"#/properties/fallbacks/propertyNames",keyword:"propertyNames",params:{propertyName: key1}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
for(const key2 in data4){
if(!(validate57(data4[key2], {instancePath:instancePath+"/fallbacks/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data4,parentDataProperty:key2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath:instancePath+"/fallbacks",schemaPath:"#/properties/fallbacks/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema24 = {"type":"object","additionalProperties":false,"properties":{"banner":{"$ref":"#/$defs/BannerFirstLayerTexts"},"preferences":{"$ref":"#/$defs/BannerPreferencesTexts"},"opt_out":{"$ref":"#/$defs/BannerOptOutTexts"},"limit_link":{"$ref":"#/$defs/BannerLabel"},"status":{"$ref":"#/$defs/BannerStatusTexts"},"embed":{"$ref":"#/$defs/BannerEmbedTexts"},"words":{"$ref":"#/$defs/BannerWords"}}};
const schema25 = {"type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/BannerLabel"},"body":{"$ref":"#/$defs/BannerBody"},"notice":{"$ref":"#/$defs/BannerBody"},"accept_all":{"$ref":"#/$defs/BannerLabel"},"reject_all":{"$ref":"#/$defs/BannerLabel"},"customize":{"$ref":"#/$defs/BannerLabel"},"save":{"$ref":"#/$defs/BannerLabel"},"close_label":{"$ref":"#/$defs/BannerLabel"},"ok":{"$ref":"#/$defs/BannerLabel"},"pay":{"$ref":"#/$defs/BannerLabel"}}};
const schema26 = {"type":"string","minLength":1,"maxLength":120};

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate66.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func2(data) > 120){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func2(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate66.errors = vErrors;
return errors === 0;
}
validate66.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema27 = {"type":"string","minLength":1,"maxLength":4000};

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate68.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func2(data) > 4000){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 4000}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func2(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate68.errors = vErrors;
return errors === 0;
}
validate68.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate65.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func1.call(schema25.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.title !== undefined){
if(!(validate66(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
}
if(data.body !== undefined){
if(!(validate68(data.body, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.notice !== undefined){
if(!(validate68(data.notice, {instancePath:instancePath+"/notice",parentData:data,parentDataProperty:"notice",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.accept_all !== undefined){
if(!(validate66(data.accept_all, {instancePath:instancePath+"/accept_all",parentData:data,parentDataProperty:"accept_all",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
}
if(data.reject_all !== undefined){
if(!(validate66(data.reject_all, {instancePath:instancePath+"/reject_all",parentData:data,parentDataProperty:"reject_all",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
}
if(data.customize !== undefined){
if(!(validate66(data.customize, {instancePath:instancePath+"/customize",parentData:data,parentDataProperty:"customize",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
}
if(data.save !== undefined){
if(!(validate66(data.save, {instancePath:instancePath+"/save",parentData:data,parentDataProperty:"save",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
}
if(data.close_label !== undefined){
if(!(validate66(data.close_label, {instancePath:instancePath+"/close_label",parentData:data,parentDataProperty:"close_label",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
}
if(data.ok !== undefined){
if(!(validate66(data.ok, {instancePath:instancePath+"/ok",parentData:data,parentDataProperty:"ok",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
}
if(data.pay !== undefined){
if(!(validate66(data.pay, {instancePath:instancePath+"/pay",parentData:data,parentDataProperty:"pay",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate65.errors = vErrors;
return errors === 0;
}
validate65.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema28 = {"type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/BannerLabel"},"intro":{"$ref":"#/$defs/BannerBody"},"necessary_note":{"$ref":"#/$defs/BannerBody"}}};

function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate79.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "title") || (key0 === "intro")) || (key0 === "necessary_note"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.title !== undefined){
if(!(validate66(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
}
if(data.intro !== undefined){
if(!(validate68(data.intro, {instancePath:instancePath+"/intro",parentData:data,parentDataProperty:"intro",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.necessary_note !== undefined){
if(!(validate68(data.necessary_note, {instancePath:instancePath+"/necessary_note",parentData:data,parentDataProperty:"necessary_note",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate79.errors = vErrors;
return errors === 0;
}
validate79.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema29 = {"type":"object","additionalProperties":false,"properties":{"link":{"$ref":"#/$defs/BannerLabel"},"title":{"$ref":"#/$defs/BannerLabel"},"body":{"$ref":"#/$defs/BannerBody"},"confirm":{"$ref":"#/$defs/BannerLabel"}}};

function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate84.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "link") || (key0 === "title")) || (key0 === "body")) || (key0 === "confirm"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.link !== undefined){
if(!(validate66(data.link, {instancePath:instancePath+"/link",parentData:data,parentDataProperty:"link",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined){
if(!(validate66(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
}
if(data.body !== undefined){
if(!(validate68(data.body, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.confirm !== undefined){
if(!(validate66(data.confirm, {instancePath:instancePath+"/confirm",parentData:data,parentDataProperty:"confirm",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate84.errors = vErrors;
return errors === 0;
}
validate84.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema30 = {"type":"object","additionalProperties":false,"properties":{"gpc_honoured":{"$ref":"#/$defs/BannerBody"},"opted_out":{"$ref":"#/$defs/BannerBody"}}};

function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate91.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "gpc_honoured") || (key0 === "opted_out"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.gpc_honoured !== undefined){
if(!(validate68(data.gpc_honoured, {instancePath:instancePath+"/gpc_honoured",parentData:data,parentDataProperty:"gpc_honoured",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.opted_out !== undefined){
if(!(validate68(data.opted_out, {instancePath:instancePath+"/opted_out",parentData:data,parentDataProperty:"opted_out",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate91.errors = vErrors;
return errors === 0;
}
validate91.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema31 = {"type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/BannerLabel"},"body":{"$ref":"#/$defs/BannerBody"},"load_once":{"$ref":"#/$defs/BannerLabel"},"always":{"$ref":"#/$defs/BannerLabel"}}};

function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate95.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "title") || (key0 === "body")) || (key0 === "load_once")) || (key0 === "always"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.title !== undefined){
if(!(validate66(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
}
if(data.body !== undefined){
if(!(validate68(data.body, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.load_once !== undefined){
if(!(validate66(data.load_once, {instancePath:instancePath+"/load_once",parentData:data,parentDataProperty:"load_once",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
}
if(data.always !== undefined){
if(!(validate66(data.always, {instancePath:instancePath+"/always",parentData:data,parentDataProperty:"always",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate95.errors = vErrors;
return errors === 0;
}
validate95.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema32 = {"type":"object","additionalProperties":false,"properties":{"reopen":{"$ref":"#/$defs/BannerLabel"},"language":{"$ref":"#/$defs/BannerLabel"},"always_on":{"$ref":"#/$defs/BannerLabel"},"close":{"$ref":"#/$defs/BannerLabel"},"saved":{"$ref":"#/$defs/BannerLabel"},"cookie_policy":{"$ref":"#/$defs/BannerLabel"},"privacy_policy":{"$ref":"#/$defs/BannerLabel"},"imprint":{"$ref":"#/$defs/BannerLabel"},"signal_keeps_off":{"$ref":"#/$defs/BannerBody"}}};

function validate101(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate101.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func1.call(schema32.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.reopen !== undefined){
if(!(validate66(data.reopen, {instancePath:instancePath+"/reopen",parentData:data,parentDataProperty:"reopen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
}
if(data.language !== undefined){
if(!(validate66(data.language, {instancePath:instancePath+"/language",parentData:data,parentDataProperty:"language",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
}
if(data.always_on !== undefined){
if(!(validate66(data.always_on, {instancePath:instancePath+"/always_on",parentData:data,parentDataProperty:"always_on",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
}
if(data.close !== undefined){
if(!(validate66(data.close, {instancePath:instancePath+"/close",parentData:data,parentDataProperty:"close",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
}
if(data.saved !== undefined){
if(!(validate66(data.saved, {instancePath:instancePath+"/saved",parentData:data,parentDataProperty:"saved",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
}
if(data.cookie_policy !== undefined){
if(!(validate66(data.cookie_policy, {instancePath:instancePath+"/cookie_policy",parentData:data,parentDataProperty:"cookie_policy",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
}
if(data.privacy_policy !== undefined){
if(!(validate66(data.privacy_policy, {instancePath:instancePath+"/privacy_policy",parentData:data,parentDataProperty:"privacy_policy",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
}
if(data.imprint !== undefined){
if(!(validate66(data.imprint, {instancePath:instancePath+"/imprint",parentData:data,parentDataProperty:"imprint",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
}
if(data.signal_keeps_off !== undefined){
if(!(validate68(data.signal_keeps_off, {instancePath:instancePath+"/signal_keeps_off",parentData:data,parentDataProperty:"signal_keeps_off",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate101.errors = vErrors;
return errors === 0;
}
validate101.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate64.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((((key0 === "banner") || (key0 === "preferences")) || (key0 === "opt_out")) || (key0 === "limit_link")) || (key0 === "status")) || (key0 === "embed")) || (key0 === "words"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.banner !== undefined){
if(!(validate65(data.banner, {instancePath:instancePath+"/banner",parentData:data,parentDataProperty:"banner",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
}
if(data.preferences !== undefined){
if(!(validate79(data.preferences, {instancePath:instancePath+"/preferences",parentData:data,parentDataProperty:"preferences",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.opt_out !== undefined){
if(!(validate84(data.opt_out, {instancePath:instancePath+"/opt_out",parentData:data,parentDataProperty:"opt_out",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
}
if(data.limit_link !== undefined){
if(!(validate66(data.limit_link, {instancePath:instancePath+"/limit_link",parentData:data,parentDataProperty:"limit_link",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
if(!(validate91(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
errors = vErrors.length;
}
}
if(data.embed !== undefined){
if(!(validate95(data.embed, {instancePath:instancePath+"/embed",parentData:data,parentDataProperty:"embed",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
}
if(data.words !== undefined){
if(!(validate101(data.words, {instancePath:instancePath+"/words",parentData:data,parentDataProperty:"words",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate64.errors = vErrors;
return errors === 0;
}
validate64.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema33 = {"type":"object","additionalProperties":false,"properties":{"cookie_policy":{"$ref":"#/$defs/BannerAddresses"},"privacy_policy":{"$ref":"#/$defs/BannerAddresses"},"imprint":{"$ref":"#/$defs/BannerAddresses"},"paid_alternative":{"$ref":"#/$defs/BannerAddresses"},"extra":{"type":"array","default":[],"maxItems":5,"items":{"$ref":"#/$defs/BannerExtraLink"}}}};
const schema34 = {"type":"object","propertyNames":{"$ref":"#/$defs/LanguageTag"},"additionalProperties":{"$ref":"#/$defs/BannerAddress"},"maxProperties":60};
const schema35 = {"type":"string","minLength":1,"maxLength":2048};

function validate116(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate116.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func2(data) > 2048){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 2048}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func2(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate116.errors = vErrors;
return errors === 0;
}
validate116.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate114(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate114.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 60){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 60}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
const _errs1 = errors;
if(!(validate57(key0, {instancePath,parentData:data,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
const err1 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
for(const key1 in data){
if(!(validate116(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate114.errors = vErrors;
return errors === 0;
}
validate114.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema36 = {"type":"object","additionalProperties":false,"required":["label","url"],"properties":{"label":{"$ref":"#/$defs/BannerLabels"},"url":{"$ref":"#/$defs/BannerAddresses"}}};
const schema37 = {"type":"object","propertyNames":{"$ref":"#/$defs/LanguageTag"},"additionalProperties":{"$ref":"#/$defs/BannerLabel"},"maxProperties":60};

function validate123(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate123.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 60){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 60}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
const _errs1 = errors;
if(!(validate57(key0, {instancePath,parentData:data,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
const err1 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
for(const key1 in data){
if(!(validate66(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate123.errors = vErrors;
return errors === 0;
}
validate123.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate122(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate122.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.label === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.url === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "label") || (key0 === "url"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.label !== undefined){
if(!(validate123(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors);
errors = vErrors.length;
}
}
if(data.url !== undefined){
if(!(validate114(data.url, {instancePath:instancePath+"/url",parentData:data,parentDataProperty:"url",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate114.errors : vErrors.concat(validate114.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate122.errors = vErrors;
return errors === 0;
}
validate122.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate113(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate113.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((key0 === "cookie_policy") || (key0 === "privacy_policy")) || (key0 === "imprint")) || (key0 === "paid_alternative")) || (key0 === "extra"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.cookie_policy !== undefined){
if(!(validate114(data.cookie_policy, {instancePath:instancePath+"/cookie_policy",parentData:data,parentDataProperty:"cookie_policy",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate114.errors : vErrors.concat(validate114.errors);
errors = vErrors.length;
}
}
if(data.privacy_policy !== undefined){
if(!(validate114(data.privacy_policy, {instancePath:instancePath+"/privacy_policy",parentData:data,parentDataProperty:"privacy_policy",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate114.errors : vErrors.concat(validate114.errors);
errors = vErrors.length;
}
}
if(data.imprint !== undefined){
if(!(validate114(data.imprint, {instancePath:instancePath+"/imprint",parentData:data,parentDataProperty:"imprint",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate114.errors : vErrors.concat(validate114.errors);
errors = vErrors.length;
}
}
if(data.paid_alternative !== undefined){
if(!(validate114(data.paid_alternative, {instancePath:instancePath+"/paid_alternative",parentData:data,parentDataProperty:"paid_alternative",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate114.errors : vErrors.concat(validate114.errors);
errors = vErrors.length;
}
}
if(data.extra !== undefined){
let data4 = data.extra;
if(Array.isArray(data4)){
if(data4.length > 5){
const err1 = {instancePath:instancePath+"/extra",schemaPath:"#/properties/extra/maxItems",keyword:"maxItems",params:{limit: 5}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate122(data4[i0], {instancePath:instancePath+"/extra/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate122.errors : vErrors.concat(validate122.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/extra",schemaPath:"#/properties/extra/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate113.errors = vErrors;
return errors === 0;
}
validate113.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema38 = {"type":"object","additionalProperties":false,"required":["key","label","description"],"properties":{"key":{"$ref":"#/$defs/CategoryKey"},"label":{"$ref":"#/$defs/BannerLabels"},"description":{"$ref":"#/$defs/BannerBodies"},"required":{"type":"boolean","default":false},"signals":{"type":"array","default":[],"uniqueItems":true,"maxItems":7,"items":{"type":"string","$ref":"#/$defs/ConsentSignal"}},"sale_or_share":{"type":"boolean","default":false},"sensitive":{"type":"boolean","default":false},"exempt":{"type":"string","enum":["audience_measurement","appearance"]}}};
const schema39 = {"type":"string","pattern":"^[a-z][a-z0-9_-]{0,39}$"};
const pattern4 = new RegExp("^[a-z][a-z0-9_-]{0,39}$", "u");

function validate131(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate131.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern4.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_-]{0,39}$"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate131.errors = vErrors;
return errors === 0;
}
validate131.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema40 = {"type":"object","propertyNames":{"$ref":"#/$defs/LanguageTag"},"additionalProperties":{"$ref":"#/$defs/BannerBody"},"maxProperties":60};

function validate134(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate134.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 60){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 60}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
const _errs1 = errors;
if(!(validate57(key0, {instancePath,parentData:data,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
const err1 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
for(const key1 in data){
if(!(validate68(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate134.errors = vErrors;
return errors === 0;
}
validate134.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema41 = {"type":"string","enum":["ad_storage","ad_user_data","ad_personalization","analytics_storage","functionality_storage","personalization_storage","security_storage"]};

function validate138(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate138.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((((((data === "ad_storage") || (data === "ad_user_data")) || (data === "ad_personalization")) || (data === "analytics_storage")) || (data === "functionality_storage")) || (data === "personalization_storage")) || (data === "security_storage"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema41.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate138.errors = vErrors;
return errors === 0;
}
validate138.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate130(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate130.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.key === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "key"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.label === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.description === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "key") || (key0 === "label")) || (key0 === "description")) || (key0 === "required")) || (key0 === "signals")) || (key0 === "sale_or_share")) || (key0 === "sensitive")) || (key0 === "exempt"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.key !== undefined){
if(!(validate131(data.key, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
if(!(validate123(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(!(validate134(data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
}
if(data.required !== undefined){
if(typeof data.required !== "boolean"){
const err4 = {instancePath:instancePath+"/required",schemaPath:"#/properties/required/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.signals !== undefined){
let data4 = data.signals;
if(Array.isArray(data4)){
if(data4.length > 7){
const err5 = {instancePath:instancePath+"/signals",schemaPath:"#/properties/signals/maxItems",keyword:"maxItems",params:{limit: 7}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 !== "string"){
const err6 = {instancePath:instancePath+"/signals/" + i0,schemaPath:"#/properties/signals/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(validate138(data5, {instancePath:instancePath+"/signals/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors);
errors = vErrors.length;
}
}
let i1 = data4.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data4[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err7 = {instancePath:instancePath+"/signals",schemaPath:"#/properties/signals/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err8 = {instancePath:instancePath+"/signals",schemaPath:"#/properties/signals/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.sale_or_share !== undefined){
if(typeof data.sale_or_share !== "boolean"){
const err9 = {instancePath:instancePath+"/sale_or_share",schemaPath:"#/properties/sale_or_share/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.sensitive !== undefined){
if(typeof data.sensitive !== "boolean"){
const err10 = {instancePath:instancePath+"/sensitive",schemaPath:"#/properties/sensitive/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.exempt !== undefined){
let data8 = data.exempt;
if(typeof data8 !== "string"){
const err11 = {instancePath:instancePath+"/exempt",schemaPath:"#/properties/exempt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!((data8 === "audience_measurement") || (data8 === "appearance"))){
const err12 = {instancePath:instancePath+"/exempt",schemaPath:"#/properties/exempt/enum",keyword:"enum",params:{allowedValues: schema38.properties.exempt.enum}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate130.errors = vErrors;
return errors === 0;
}
validate130.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema42 = {"type":"object","additionalProperties":false,"properties":{"kind":{"type":"string","enum":["bar","box","modal","inline"],"default":"box"},"position":{"type":"string","enum":["top","bottom","bottom_left","bottom_right","center"],"default":"bottom"},"preferences":{"type":"string","enum":["modal","drawer"],"default":"modal"},"overlay":{"type":"boolean","default":false},"button_order":{"type":"array","default":["accept_all","reject_all","customize"],"minItems":3,"maxItems":3,"uniqueItems":true,"items":{"type":"string","enum":["accept_all","reject_all","customize"]}},"close_button":{"type":"string","enum":["reject","none"],"default":"reject"},"reopen":{"$ref":"#/$defs/BannerReopen","default":{"kind":"floating","position":"bottom_left"}},"hide_for_bots":{"type":"boolean","default":false},"z_index":{"type":"integer","minimum":0,"maximum":2147483647,"default":2147483000}}};
const schema43 = {"type":"object","additionalProperties":false,"properties":{"kind":{"type":"string","enum":["floating","link","both"],"default":"floating"},"position":{"type":"string","enum":["bottom_left","bottom_right"],"default":"bottom_left"}}};

function validate142(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate142.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "kind") || (key0 === "position"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(((data0 === "floating") || (data0 === "link")) || (data0 === "both"))){
const err2 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema43.properties.kind.enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.position !== undefined){
let data1 = data.position;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/position",schemaPath:"#/properties/position/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((data1 === "bottom_left") || (data1 === "bottom_right"))){
const err4 = {instancePath:instancePath+"/position",schemaPath:"#/properties/position/enum",keyword:"enum",params:{allowedValues: schema43.properties.position.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate142.errors = vErrors;
return errors === 0;
}
validate142.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate141(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate141.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func1.call(schema42.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((((data0 === "bar") || (data0 === "box")) || (data0 === "modal")) || (data0 === "inline"))){
const err2 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema42.properties.kind.enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.position !== undefined){
let data1 = data.position;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/position",schemaPath:"#/properties/position/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(((((data1 === "top") || (data1 === "bottom")) || (data1 === "bottom_left")) || (data1 === "bottom_right")) || (data1 === "center"))){
const err4 = {instancePath:instancePath+"/position",schemaPath:"#/properties/position/enum",keyword:"enum",params:{allowedValues: schema42.properties.position.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.preferences !== undefined){
let data2 = data.preferences;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/preferences",schemaPath:"#/properties/preferences/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((data2 === "modal") || (data2 === "drawer"))){
const err6 = {instancePath:instancePath+"/preferences",schemaPath:"#/properties/preferences/enum",keyword:"enum",params:{allowedValues: schema42.properties.preferences.enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.overlay !== undefined){
if(typeof data.overlay !== "boolean"){
const err7 = {instancePath:instancePath+"/overlay",schemaPath:"#/properties/overlay/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.button_order !== undefined){
let data4 = data.button_order;
if(Array.isArray(data4)){
if(data4.length > 3){
const err8 = {instancePath:instancePath+"/button_order",schemaPath:"#/properties/button_order/maxItems",keyword:"maxItems",params:{limit: 3}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data4.length < 3){
const err9 = {instancePath:instancePath+"/button_order",schemaPath:"#/properties/button_order/minItems",keyword:"minItems",params:{limit: 3}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 !== "string"){
const err10 = {instancePath:instancePath+"/button_order/" + i0,schemaPath:"#/properties/button_order/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(((data5 === "accept_all") || (data5 === "reject_all")) || (data5 === "customize"))){
const err11 = {instancePath:instancePath+"/button_order/" + i0,schemaPath:"#/properties/button_order/items/enum",keyword:"enum",params:{allowedValues: schema42.properties.button_order.items.enum}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
let i1 = data4.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data4[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err12 = {instancePath:instancePath+"/button_order",schemaPath:"#/properties/button_order/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err13 = {instancePath:instancePath+"/button_order",schemaPath:"#/properties/button_order/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.close_button !== undefined){
let data6 = data.close_button;
if(typeof data6 !== "string"){
const err14 = {instancePath:instancePath+"/close_button",schemaPath:"#/properties/close_button/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!((data6 === "reject") || (data6 === "none"))){
const err15 = {instancePath:instancePath+"/close_button",schemaPath:"#/properties/close_button/enum",keyword:"enum",params:{allowedValues: schema42.properties.close_button.enum}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.reopen !== undefined){
if(!(validate142(data.reopen, {instancePath:instancePath+"/reopen",parentData:data,parentDataProperty:"reopen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
errors = vErrors.length;
}
}
if(data.hide_for_bots !== undefined){
if(typeof data.hide_for_bots !== "boolean"){
const err16 = {instancePath:instancePath+"/hide_for_bots",schemaPath:"#/properties/hide_for_bots/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.z_index !== undefined){
let data9 = data.z_index;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err17 = {instancePath:instancePath+"/z_index",schemaPath:"#/properties/z_index/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 2147483647 || isNaN(data9)){
const err18 = {instancePath:instancePath+"/z_index",schemaPath:"#/properties/z_index/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data9 < 0 || isNaN(data9)){
const err19 = {instancePath:instancePath+"/z_index",schemaPath:"#/properties/z_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
}
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate141.errors = vErrors;
return errors === 0;
}
validate141.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema44 = {"type":"object","additionalProperties":false,"required":["tokens"],"properties":{"mode":{"type":"string","enum":["auto","light","dark"],"default":"auto"},"tokens":{"type":"object","additionalProperties":false,"required":["light"],"properties":{"light":{"$ref":"#/$defs/BannerTokens"},"dark":{"$ref":"#/$defs/BannerTokens"}}},"radius":{"type":"integer","minimum":0,"maximum":32,"default":8},"font_family":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[A-Za-z0-9 ,'\"_-]+$","default":"inherit"},"font_size":{"type":"integer","minimum":12,"maximum":24,"default":16},"logo_url":{"$ref":"#/$defs/BannerAddress"}}};
const schema45 = {"type":"object","additionalProperties":false,"required":["surface","text","muted","border","focus","accept","reject","customize"],"properties":{"surface":{"$ref":"#/$defs/BannerColour"},"text":{"$ref":"#/$defs/BannerColour"},"muted":{"$ref":"#/$defs/BannerColour"},"border":{"$ref":"#/$defs/BannerColour"},"focus":{"$ref":"#/$defs/BannerColour"},"accept":{"$ref":"#/$defs/BannerButtonColours"},"reject":{"$ref":"#/$defs/BannerButtonColours"},"customize":{"$ref":"#/$defs/BannerButtonColours"}}};
const schema46 = {"type":"string","pattern":"^#[0-9a-fA-F]{6}$"};
const pattern5 = new RegExp("^#[0-9a-fA-F]{6}$", "u");

function validate147(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate147.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern5.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^#[0-9a-fA-F]{6}$"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate147.errors = vErrors;
return errors === 0;
}
validate147.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema47 = {"type":"object","additionalProperties":false,"required":["bg","fg","border"],"properties":{"bg":{"$ref":"#/$defs/BannerColour"},"fg":{"$ref":"#/$defs/BannerColour"},"border":{"$ref":"#/$defs/BannerColour"}}};

function validate153(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate153.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.bg === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bg"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.fg === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fg"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.border === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "border"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "bg") || (key0 === "fg")) || (key0 === "border"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.bg !== undefined){
if(!(validate147(data.bg, {instancePath:instancePath+"/bg",parentData:data,parentDataProperty:"bg",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors);
errors = vErrors.length;
}
}
if(data.fg !== undefined){
if(!(validate147(data.fg, {instancePath:instancePath+"/fg",parentData:data,parentDataProperty:"fg",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors);
errors = vErrors.length;
}
}
if(data.border !== undefined){
if(!(validate147(data.border, {instancePath:instancePath+"/border",parentData:data,parentDataProperty:"border",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate153.errors = vErrors;
return errors === 0;
}
validate153.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate146(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate146.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.surface === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "surface"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.text === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.muted === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "muted"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.border === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "border"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.focus === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "focus"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.accept === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "accept"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.reject === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reject"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.customize === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "customize"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "surface") || (key0 === "text")) || (key0 === "muted")) || (key0 === "border")) || (key0 === "focus")) || (key0 === "accept")) || (key0 === "reject")) || (key0 === "customize"))){
const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.surface !== undefined){
if(!(validate147(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors);
errors = vErrors.length;
}
}
if(data.text !== undefined){
if(!(validate147(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors);
errors = vErrors.length;
}
}
if(data.muted !== undefined){
if(!(validate147(data.muted, {instancePath:instancePath+"/muted",parentData:data,parentDataProperty:"muted",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors);
errors = vErrors.length;
}
}
if(data.border !== undefined){
if(!(validate147(data.border, {instancePath:instancePath+"/border",parentData:data,parentDataProperty:"border",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors);
errors = vErrors.length;
}
}
if(data.focus !== undefined){
if(!(validate147(data.focus, {instancePath:instancePath+"/focus",parentData:data,parentDataProperty:"focus",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors);
errors = vErrors.length;
}
}
if(data.accept !== undefined){
if(!(validate153(data.accept, {instancePath:instancePath+"/accept",parentData:data,parentDataProperty:"accept",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors);
errors = vErrors.length;
}
}
if(data.reject !== undefined){
if(!(validate153(data.reject, {instancePath:instancePath+"/reject",parentData:data,parentDataProperty:"reject",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors);
errors = vErrors.length;
}
}
if(data.customize !== undefined){
if(!(validate153(data.customize, {instancePath:instancePath+"/customize",parentData:data,parentDataProperty:"customize",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate146.errors = vErrors;
return errors === 0;
}
validate146.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const pattern6 = new RegExp("^[A-Za-z0-9 ,'\"_-]+$", "u");

function validate145(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate145.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.tokens === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tokens"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "mode") || (key0 === "tokens")) || (key0 === "radius")) || (key0 === "font_family")) || (key0 === "font_size")) || (key0 === "logo_url"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.mode !== undefined){
let data0 = data.mode;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(((data0 === "auto") || (data0 === "light")) || (data0 === "dark"))){
const err3 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema44.properties.mode.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.tokens !== undefined){
let data1 = data.tokens;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.light === undefined){
const err4 = {instancePath:instancePath+"/tokens",schemaPath:"#/properties/tokens/required",keyword:"required",params:{missingProperty: "light"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key1 in data1){
if(!((key1 === "light") || (key1 === "dark"))){
const err5 = {instancePath:instancePath+"/tokens",schemaPath:"#/properties/tokens/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data1.light !== undefined){
if(!(validate146(data1.light, {instancePath:instancePath+"/tokens/light",parentData:data1,parentDataProperty:"light",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
errors = vErrors.length;
}
}
if(data1.dark !== undefined){
if(!(validate146(data1.dark, {instancePath:instancePath+"/tokens/dark",parentData:data1,parentDataProperty:"dark",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/tokens",schemaPath:"#/properties/tokens/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.radius !== undefined){
let data4 = data.radius;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err7 = {instancePath:instancePath+"/radius",schemaPath:"#/properties/radius/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 32 || isNaN(data4)){
const err8 = {instancePath:instancePath+"/radius",schemaPath:"#/properties/radius/maximum",keyword:"maximum",params:{comparison: "<=", limit: 32}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err9 = {instancePath:instancePath+"/radius",schemaPath:"#/properties/radius/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.font_family !== undefined){
let data5 = data.font_family;
if(typeof data5 === "string"){
if(func2(data5) > 200){
const err10 = {instancePath:instancePath+"/font_family",schemaPath:"#/properties/font_family/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(func2(data5) < 1){
const err11 = {instancePath:instancePath+"/font_family",schemaPath:"#/properties/font_family/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!pattern6.test(data5)){
const err12 = {instancePath:instancePath+"/font_family",schemaPath:"#/properties/font_family/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9 ,'\"_-]+$"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/font_family",schemaPath:"#/properties/font_family/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.font_size !== undefined){
let data6 = data.font_size;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err14 = {instancePath:instancePath+"/font_size",schemaPath:"#/properties/font_size/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 24 || isNaN(data6)){
const err15 = {instancePath:instancePath+"/font_size",schemaPath:"#/properties/font_size/maximum",keyword:"maximum",params:{comparison: "<=", limit: 24}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data6 < 12 || isNaN(data6)){
const err16 = {instancePath:instancePath+"/font_size",schemaPath:"#/properties/font_size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 12}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
if(data.logo_url !== undefined){
if(!(validate116(data.logo_url, {instancePath:instancePath+"/logo_url",parentData:data,parentDataProperty:"logo_url",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate145.errors = vErrors;
return errors === 0;
}
validate145.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema48 = {"type":"object","additionalProperties":false,"properties":{"services":{"type":"boolean","default":false}}};

function validate164(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate164.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "services")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.services !== undefined){
if(typeof data.services !== "boolean"){
const err1 = {instancePath:instancePath+"/services",schemaPath:"#/properties/services/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate164.errors = vErrors;
return errors === 0;
}
validate164.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema49 = {"type":"object","additionalProperties":false,"required":["fallback"],"properties":{"fallback":{"type":"string","const":"opt_in"},"audience":{"type":"array","minItems":1,"maxItems":300,"uniqueItems":true,"items":{"type":"string","$ref":"#/$defs/RegionCode"}},"expiry":{"$ref":"#/$defs/BannerExpiry","default":{"accept_days":180,"reject_days":180}},"rules":{"type":"array","default":[],"maxItems":60,"items":{"$ref":"#/$defs/RegimeRule"}}}};
const schema50 = {"type":"string","pattern":"^[A-Z]{2}(-[A-Z0-9]{1,3})?$"};
const pattern7 = new RegExp("^[A-Z]{2}(-[A-Z0-9]{1,3})?$", "u");

function validate167(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate167.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern7.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{2}(-[A-Z0-9]{1,3})?$"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate167.errors = vErrors;
return errors === 0;
}
validate167.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema51 = {"type":"object","additionalProperties":false,"properties":{"accept_days":{"type":"integer","minimum":1,"maximum":1095,"default":180},"reject_days":{"type":"integer","minimum":1,"maximum":1095,"default":180}}};

function validate169(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate169.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "accept_days") || (key0 === "reject_days"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.accept_days !== undefined){
let data0 = data.accept_days;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/accept_days",schemaPath:"#/properties/accept_days/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 1095 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/accept_days",schemaPath:"#/properties/accept_days/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1095}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/accept_days",schemaPath:"#/properties/accept_days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.reject_days !== undefined){
let data1 = data.reject_days;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/reject_days",schemaPath:"#/properties/reject_days/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 1095 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/reject_days",schemaPath:"#/properties/reject_days/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1095}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/reject_days",schemaPath:"#/properties/reject_days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate169.errors = vErrors;
return errors === 0;
}
validate169.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema52 = {"type":"object","additionalProperties":false,"required":["id","match","model","first_layer"],"properties":{"id":{"$ref":"#/$defs/CategoryKey"},"match":{"$ref":"#/$defs/RegimeRuleMatch"},"priority":{"type":"integer","minimum":-1000,"maximum":1000,"default":0},"model":{"$ref":"#/$defs/ConsentModel"},"first_layer":{"type":"array","maxItems":5,"uniqueItems":true,"items":{"type":"string","enum":["accept_all","reject_all","customize","opt_out","ok"]}},"defaults":{"type":"object","default":{},"maxProperties":12,"propertyNames":{"$ref":"#/$defs/CategoryKey"},"additionalProperties":{"type":"string","enum":["on","off"]}},"gpc":{"type":"string","enum":["honour","ignore"],"default":"honour"},"opt_out_link":{"type":"boolean","default":false},"refuse_by":{"type":"string","enum":["button","close","pay"],"default":"button"},"limit_link":{"type":"boolean","default":false},"frictionless":{"type":"boolean","default":false},"expiry":{"$ref":"#/$defs/RegimeRuleExpiry"}}};
const schema53 = {"type":"object","additionalProperties":false,"minProperties":1,"maxProperties":1,"properties":{"regimes":{"type":"array","minItems":1,"maxItems":100,"uniqueItems":true,"items":{"type":"string","$ref":"#/$defs/RegimeId"}},"countries":{"type":"array","minItems":1,"maxItems":300,"uniqueItems":true,"items":{"type":"string","$ref":"#/$defs/CountryCode"}},"subdivisions":{"type":"array","minItems":1,"maxItems":300,"uniqueItems":true,"items":{"type":"string","pattern":"^[A-Z]{2}-[A-Z0-9]{1,3}$"}}}};
const schema54 = {"type":"string","pattern":"^[a-z][a-z0-9_]{0,39}$"};
const pattern8 = new RegExp("^[a-z][a-z0-9_]{0,39}$", "u");

function validate174(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate174.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern8.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,39}$"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate174.errors = vErrors;
return errors === 0;
}
validate174.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema55 = {"type":"string","pattern":"^[A-Z]{2}$"};
const pattern9 = new RegExp("^[A-Z]{2}$", "u");

function validate176(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate176.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern9.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{2}$"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate176.errors = vErrors;
return errors === 0;
}
validate176.evaluated = {"dynamicProps":false,"dynamicItems":false};

const pattern10 = new RegExp("^[A-Z]{2}-[A-Z0-9]{1,3}$", "u");

function validate173(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate173.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 1){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 1}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Object.keys(data).length < 1){
const err1 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "regimes") || (key0 === "countries")) || (key0 === "subdivisions"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.regimes !== undefined){
let data0 = data.regimes;
if(Array.isArray(data0)){
if(data0.length > 100){
const err3 = {instancePath:instancePath+"/regimes",schemaPath:"#/properties/regimes/maxItems",keyword:"maxItems",params:{limit: 100}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.length < 1){
const err4 = {instancePath:instancePath+"/regimes",schemaPath:"#/properties/regimes/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/regimes/" + i0,schemaPath:"#/properties/regimes/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(validate174(data1, {instancePath:instancePath+"/regimes/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate174.errors : vErrors.concat(validate174.errors);
errors = vErrors.length;
}
}
let i1 = data0.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data0[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err6 = {instancePath:instancePath+"/regimes",schemaPath:"#/properties/regimes/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err7 = {instancePath:instancePath+"/regimes",schemaPath:"#/properties/regimes/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.countries !== undefined){
let data2 = data.countries;
if(Array.isArray(data2)){
if(data2.length > 300){
const err8 = {instancePath:instancePath+"/countries",schemaPath:"#/properties/countries/maxItems",keyword:"maxItems",params:{limit: 300}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2.length < 1){
const err9 = {instancePath:instancePath+"/countries",schemaPath:"#/properties/countries/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len1 = data2.length;
for(let i2=0; i2<len1; i2++){
let data3 = data2[i2];
if(typeof data3 !== "string"){
const err10 = {instancePath:instancePath+"/countries/" + i2,schemaPath:"#/properties/countries/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(validate176(data3, {instancePath:instancePath+"/countries/" + i2,parentData:data2,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate176.errors : vErrors.concat(validate176.errors);
errors = vErrors.length;
}
}
let i3 = data2.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data2[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
const err11 = {instancePath:instancePath+"/countries",schemaPath:"#/properties/countries/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
break;
}
indices1[item1] = i3;
}
}
}
else {
const err12 = {instancePath:instancePath+"/countries",schemaPath:"#/properties/countries/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.subdivisions !== undefined){
let data4 = data.subdivisions;
if(Array.isArray(data4)){
if(data4.length > 300){
const err13 = {instancePath:instancePath+"/subdivisions",schemaPath:"#/properties/subdivisions/maxItems",keyword:"maxItems",params:{limit: 300}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data4.length < 1){
const err14 = {instancePath:instancePath+"/subdivisions",schemaPath:"#/properties/subdivisions/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const len2 = data4.length;
for(let i4=0; i4<len2; i4++){
let data5 = data4[i4];
if(typeof data5 === "string"){
if(!pattern10.test(data5)){
const err15 = {instancePath:instancePath+"/subdivisions/" + i4,schemaPath:"#/properties/subdivisions/items/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{2}-[A-Z0-9]{1,3}$"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/subdivisions/" + i4,schemaPath:"#/properties/subdivisions/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
let i5 = data4.length;
let j2;
if(i5 > 1){
const indices2 = {};
for(;i5--;){
let item2 = data4[i5];
if(typeof item2 !== "string"){
continue;
}
if(typeof indices2[item2] == "number"){
j2 = indices2[item2];
const err17 = {instancePath:instancePath+"/subdivisions",schemaPath:"#/properties/subdivisions/uniqueItems",keyword:"uniqueItems",params:{i: i5, j: j2}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
break;
}
indices2[item2] = i5;
}
}
}
else {
const err18 = {instancePath:instancePath+"/subdivisions",schemaPath:"#/properties/subdivisions/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate173.errors = vErrors;
return errors === 0;
}
validate173.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema56 = {"type":"string","enum":["opt_in","opt_out","notice","none"]};

function validate179(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate179.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((((data === "opt_in") || (data === "opt_out")) || (data === "notice")) || (data === "none"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema56.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate179.errors = vErrors;
return errors === 0;
}
validate179.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema57 = {"type":"object","additionalProperties":false,"properties":{"accept_days":{"type":"integer","minimum":1,"maximum":1095},"reject_days":{"type":"integer","minimum":1,"maximum":1095}}};

function validate182(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate182.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "accept_days") || (key0 === "reject_days"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.accept_days !== undefined){
let data0 = data.accept_days;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/accept_days",schemaPath:"#/properties/accept_days/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 1095 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/accept_days",schemaPath:"#/properties/accept_days/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1095}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/accept_days",schemaPath:"#/properties/accept_days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.reject_days !== undefined){
let data1 = data.reject_days;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/reject_days",schemaPath:"#/properties/reject_days/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 1095 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/reject_days",schemaPath:"#/properties/reject_days/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1095}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/reject_days",schemaPath:"#/properties/reject_days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate182.errors = vErrors;
return errors === 0;
}
validate182.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate171(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate171.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.match === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "match"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.model === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "model"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.first_layer === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "first_layer"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema52.properties, key0))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.id !== undefined){
if(!(validate131(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
}
if(data.match !== undefined){
if(!(validate173(data.match, {instancePath:instancePath+"/match",parentData:data,parentDataProperty:"match",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate173.errors : vErrors.concat(validate173.errors);
errors = vErrors.length;
}
}
if(data.priority !== undefined){
let data2 = data.priority;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err5 = {instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1000 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2 < -1000 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1000}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.model !== undefined){
if(!(validate179(data.model, {instancePath:instancePath+"/model",parentData:data,parentDataProperty:"model",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate179.errors : vErrors.concat(validate179.errors);
errors = vErrors.length;
}
}
if(data.first_layer !== undefined){
let data4 = data.first_layer;
if(Array.isArray(data4)){
if(data4.length > 5){
const err8 = {instancePath:instancePath+"/first_layer",schemaPath:"#/properties/first_layer/maxItems",keyword:"maxItems",params:{limit: 5}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 !== "string"){
const err9 = {instancePath:instancePath+"/first_layer/" + i0,schemaPath:"#/properties/first_layer/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(((((data5 === "accept_all") || (data5 === "reject_all")) || (data5 === "customize")) || (data5 === "opt_out")) || (data5 === "ok"))){
const err10 = {instancePath:instancePath+"/first_layer/" + i0,schemaPath:"#/properties/first_layer/items/enum",keyword:"enum",params:{allowedValues: schema52.properties.first_layer.items.enum}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
let i1 = data4.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data4[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err11 = {instancePath:instancePath+"/first_layer",schemaPath:"#/properties/first_layer/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err12 = {instancePath:instancePath+"/first_layer",schemaPath:"#/properties/first_layer/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.defaults !== undefined){
let data6 = data.defaults;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(Object.keys(data6).length > 12){
const err13 = {instancePath:instancePath+"/defaults",schemaPath:"#/properties/defaults/maxProperties",keyword:"maxProperties",params:{limit: 12}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
for(const key1 in data6){
const _errs13 = errors;
if(!(validate131(key1, {instancePath:instancePath+"/defaults",parentData:data6,parentDataProperty:"defaults",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
var valid4 = _errs13 === errors;
if(!valid4){
const err14 = {instancePath:instancePath+"/defaults",schemaPath:"#/properties/defaults/propertyNames",keyword:"propertyNames",params:{propertyName: key1}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
for(const key2 in data6){
let data7 = data6[key2];
if(typeof data7 !== "string"){
const err15 = {instancePath:instancePath+"/defaults/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/defaults/additionalProperties/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!((data7 === "on") || (data7 === "off"))){
const err16 = {instancePath:instancePath+"/defaults/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/defaults/additionalProperties/enum",keyword:"enum",params:{allowedValues: schema52.properties.defaults.additionalProperties.enum}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/defaults",schemaPath:"#/properties/defaults/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.gpc !== undefined){
let data8 = data.gpc;
if(typeof data8 !== "string"){
const err18 = {instancePath:instancePath+"/gpc",schemaPath:"#/properties/gpc/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!((data8 === "honour") || (data8 === "ignore"))){
const err19 = {instancePath:instancePath+"/gpc",schemaPath:"#/properties/gpc/enum",keyword:"enum",params:{allowedValues: schema52.properties.gpc.enum}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.opt_out_link !== undefined){
if(typeof data.opt_out_link !== "boolean"){
const err20 = {instancePath:instancePath+"/opt_out_link",schemaPath:"#/properties/opt_out_link/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.refuse_by !== undefined){
let data10 = data.refuse_by;
if(typeof data10 !== "string"){
const err21 = {instancePath:instancePath+"/refuse_by",schemaPath:"#/properties/refuse_by/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!(((data10 === "button") || (data10 === "close")) || (data10 === "pay"))){
const err22 = {instancePath:instancePath+"/refuse_by",schemaPath:"#/properties/refuse_by/enum",keyword:"enum",params:{allowedValues: schema52.properties.refuse_by.enum}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.limit_link !== undefined){
if(typeof data.limit_link !== "boolean"){
const err23 = {instancePath:instancePath+"/limit_link",schemaPath:"#/properties/limit_link/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.frictionless !== undefined){
if(typeof data.frictionless !== "boolean"){
const err24 = {instancePath:instancePath+"/frictionless",schemaPath:"#/properties/frictionless/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.expiry !== undefined){
if(!(validate182(data.expiry, {instancePath:instancePath+"/expiry",parentData:data,parentDataProperty:"expiry",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate182.errors : vErrors.concat(validate182.errors);
errors = vErrors.length;
}
}
}
else {
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
validate171.errors = vErrors;
return errors === 0;
}
validate171.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate166(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate166.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.fallback === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fallback"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "fallback") || (key0 === "audience")) || (key0 === "expiry")) || (key0 === "rules"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.fallback !== undefined){
let data0 = data.fallback;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/fallback",schemaPath:"#/properties/fallback/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if("opt_in" !== data0){
const err3 = {instancePath:instancePath+"/fallback",schemaPath:"#/properties/fallback/const",keyword:"const",params:{allowedValue: "opt_in"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.audience !== undefined){
let data1 = data.audience;
if(Array.isArray(data1)){
if(data1.length > 300){
const err4 = {instancePath:instancePath+"/audience",schemaPath:"#/properties/audience/maxItems",keyword:"maxItems",params:{limit: 300}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.length < 1){
const err5 = {instancePath:instancePath+"/audience",schemaPath:"#/properties/audience/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/audience/" + i0,schemaPath:"#/properties/audience/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(validate167(data2, {instancePath:instancePath+"/audience/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate167.errors : vErrors.concat(validate167.errors);
errors = vErrors.length;
}
}
let i1 = data1.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data1[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err7 = {instancePath:instancePath+"/audience",schemaPath:"#/properties/audience/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err8 = {instancePath:instancePath+"/audience",schemaPath:"#/properties/audience/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.expiry !== undefined){
if(!(validate169(data.expiry, {instancePath:instancePath+"/expiry",parentData:data,parentDataProperty:"expiry",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
errors = vErrors.length;
}
}
if(data.rules !== undefined){
let data4 = data.rules;
if(Array.isArray(data4)){
if(data4.length > 60){
const err9 = {instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/maxItems",keyword:"maxItems",params:{limit: 60}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len1 = data4.length;
for(let i2=0; i2<len1; i2++){
if(!(validate171(data4[i2], {instancePath:instancePath+"/rules/" + i2,parentData:data4,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate166.errors = vErrors;
return errors === 0;
}
validate166.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema58 = {"type":"object","additionalProperties":false,"required":["enabled"],"properties":{"enabled":{"type":"boolean"},"implementation":{"type":"string","enum":["basic","advanced"],"default":"basic"},"wait_for_update_ms":{"type":"integer","minimum":0,"maximum":5000,"default":500},"ads_data_redaction":{"type":"boolean","default":true},"url_passthrough":{"type":"boolean","default":false},"regional_defaults":{"type":"array","default":[],"maxItems":60,"items":{"$ref":"#/$defs/RegionalDefault"}}}};
const schema59 = {"type":"object","additionalProperties":false,"required":["regions","signals"],"properties":{"regions":{"type":"array","minItems":1,"maxItems":300,"uniqueItems":true,"items":{"type":"string","$ref":"#/$defs/RegionCode"}},"signals":{"type":"object","propertyNames":{"$ref":"#/$defs/ConsentSignal"},"additionalProperties":{"type":"string","enum":["granted","denied"]}}}};

function validate187(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate187.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.regions === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "regions"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.signals === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "signals"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "regions") || (key0 === "signals"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.regions !== undefined){
let data0 = data.regions;
if(Array.isArray(data0)){
if(data0.length > 300){
const err3 = {instancePath:instancePath+"/regions",schemaPath:"#/properties/regions/maxItems",keyword:"maxItems",params:{limit: 300}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.length < 1){
const err4 = {instancePath:instancePath+"/regions",schemaPath:"#/properties/regions/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/regions/" + i0,schemaPath:"#/properties/regions/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(validate167(data1, {instancePath:instancePath+"/regions/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate167.errors : vErrors.concat(validate167.errors);
errors = vErrors.length;
}
}
let i1 = data0.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data0[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err6 = {instancePath:instancePath+"/regions",schemaPath:"#/properties/regions/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err7 = {instancePath:instancePath+"/regions",schemaPath:"#/properties/regions/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.signals !== undefined){
let data2 = data.signals;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
const _errs8 = errors;
if(!(validate138(key1, {instancePath:instancePath+"/signals",parentData:data2,parentDataProperty:"signals",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors);
errors = vErrors.length;
}
var valid4 = _errs8 === errors;
if(!valid4){
const err8 = {instancePath:instancePath+"/signals",schemaPath:"#/properties/signals/propertyNames",keyword:"propertyNames",params:{propertyName: key1}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
for(const key2 in data2){
let data3 = data2[key2];
if(typeof data3 !== "string"){
const err9 = {instancePath:instancePath+"/signals/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/signals/additionalProperties/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!((data3 === "granted") || (data3 === "denied"))){
const err10 = {instancePath:instancePath+"/signals/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/signals/additionalProperties/enum",keyword:"enum",params:{allowedValues: schema59.properties.signals.additionalProperties.enum}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/signals",schemaPath:"#/properties/signals/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate187.errors = vErrors;
return errors === 0;
}
validate187.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate186(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate186.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.enabled === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "enabled"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "enabled") || (key0 === "implementation")) || (key0 === "wait_for_update_ms")) || (key0 === "ads_data_redaction")) || (key0 === "url_passthrough")) || (key0 === "regional_defaults"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.enabled !== undefined){
if(typeof data.enabled !== "boolean"){
const err2 = {instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.implementation !== undefined){
let data1 = data.implementation;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/implementation",schemaPath:"#/properties/implementation/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((data1 === "basic") || (data1 === "advanced"))){
const err4 = {instancePath:instancePath+"/implementation",schemaPath:"#/properties/implementation/enum",keyword:"enum",params:{allowedValues: schema58.properties.implementation.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.wait_for_update_ms !== undefined){
let data2 = data.wait_for_update_ms;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err5 = {instancePath:instancePath+"/wait_for_update_ms",schemaPath:"#/properties/wait_for_update_ms/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 5000 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/wait_for_update_ms",schemaPath:"#/properties/wait_for_update_ms/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5000}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/wait_for_update_ms",schemaPath:"#/properties/wait_for_update_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.ads_data_redaction !== undefined){
if(typeof data.ads_data_redaction !== "boolean"){
const err8 = {instancePath:instancePath+"/ads_data_redaction",schemaPath:"#/properties/ads_data_redaction/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.url_passthrough !== undefined){
if(typeof data.url_passthrough !== "boolean"){
const err9 = {instancePath:instancePath+"/url_passthrough",schemaPath:"#/properties/url_passthrough/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.regional_defaults !== undefined){
let data5 = data.regional_defaults;
if(Array.isArray(data5)){
if(data5.length > 60){
const err10 = {instancePath:instancePath+"/regional_defaults",schemaPath:"#/properties/regional_defaults/maxItems",keyword:"maxItems",params:{limit: 60}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(!(validate187(data5[i0], {instancePath:instancePath+"/regional_defaults/" + i0,parentData:data5,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate187.errors : vErrors.concat(validate187.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/regional_defaults",schemaPath:"#/properties/regional_defaults/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate186.errors = vErrors;
return errors === 0;
}
validate186.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema60 = {"type":"object","additionalProperties":false,"properties":{"honour":{"type":"string","enum":["required","everywhere","never"],"default":"required"},"categories":{"type":"array","default":[],"maxItems":12,"uniqueItems":true,"items":{"type":"string","$ref":"#/$defs/CategoryKey"}},"show_status":{"type":"boolean","default":true}}};

function validate192(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate192.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "honour") || (key0 === "categories")) || (key0 === "show_status"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.honour !== undefined){
let data0 = data.honour;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/honour",schemaPath:"#/properties/honour/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(((data0 === "required") || (data0 === "everywhere")) || (data0 === "never"))){
const err2 = {instancePath:instancePath+"/honour",schemaPath:"#/properties/honour/enum",keyword:"enum",params:{allowedValues: schema60.properties.honour.enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.categories !== undefined){
let data1 = data.categories;
if(Array.isArray(data1)){
if(data1.length > 12){
const err3 = {instancePath:instancePath+"/categories",schemaPath:"#/properties/categories/maxItems",keyword:"maxItems",params:{limit: 12}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/categories/" + i0,schemaPath:"#/properties/categories/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(validate131(data2, {instancePath:instancePath+"/categories/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
}
let i1 = data1.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data1[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err5 = {instancePath:instancePath+"/categories",schemaPath:"#/properties/categories/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err6 = {instancePath:instancePath+"/categories",schemaPath:"#/properties/categories/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.show_status !== undefined){
if(typeof data.show_status !== "boolean"){
const err7 = {instancePath:instancePath+"/show_status",schemaPath:"#/properties/show_status/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate192.errors = vErrors;
return errors === 0;
}
validate192.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema61 = {"type":"object","additionalProperties":false,"required":["enabled"],"properties":{"enabled":{"type":"boolean"},"cmp_id":{"type":"integer","minimum":2,"maximum":4095},"vendors":{"$ref":"#/$defs/VendorSelection","default":"all"},"purposes":{"type":"object","default":{},"maxProperties":12,"propertyNames":{"$ref":"#/$defs/CategoryKey"},"additionalProperties":{"$ref":"#/$defs/TcfPurposes"}},"google_providers":{"type":"array","default":[],"maxItems":2000,"uniqueItems":true,"items":{"type":"integer","minimum":1,"maximum":1000000}},"publisher_country":{"$ref":"#/$defs/CountryCode"},"purpose_one_treatment":{"type":"boolean","default":false},"publisher_restrictions":{"type":"array","default":[],"maxItems":200,"items":{"$ref":"#/$defs/PublisherRestriction"}},"gvl_version":{"type":"integer","minimum":1,"maximum":4095}}};
const schema62 = {"oneOf":[{"type":"string","const":"all"},{"type":"array","maxItems":2000,"uniqueItems":true,"items":{"type":"integer","minimum":1,"maximum":65535}}]};

function validate196(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate196.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if("all" !== data){
const err1 = {instancePath,schemaPath:"#/oneOf/0/const",keyword:"const",params:{allowedValue: "all"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs3 = errors;
if(Array.isArray(data)){
if(data.length > 2000){
const err2 = {instancePath,schemaPath:"#/oneOf/1/maxItems",keyword:"maxItems",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err3 = {instancePath:instancePath+"/" + i0,schemaPath:"#/oneOf/1/items/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 65535 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/" + i0,schemaPath:"#/oneOf/1/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/" + i0,schemaPath:"#/oneOf/1/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
let i1 = data.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data[i1];
if(!(((typeof item0 == "number") && (!(item0 % 1) && !isNaN(item0))) && (isFinite(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err6 = {instancePath,schemaPath:"#/oneOf/1/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
var items0 = true;
}
}
if(!valid0){
const err8 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate196.errors = vErrors;
evaluated0.items = items0;
return errors === 0;
}
validate196.evaluated = {"dynamicProps":false,"dynamicItems":true};

const schema63 = {"type":"array","maxItems":11,"uniqueItems":true,"items":{"type":"integer","minimum":1,"maximum":11}};

function validate199(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate199.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
if(data.length > 11){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 11}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 11 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 11}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
let i1 = data.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data[i1];
if(!(((typeof item0 == "number") && (!(item0 % 1) && !isNaN(item0))) && (isFinite(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err4 = {instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate199.errors = vErrors;
return errors === 0;
}
validate199.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const schema64 = {"type":"object","additionalProperties":false,"required":["purpose","type","vendors"],"properties":{"purpose":{"type":"integer","minimum":1,"maximum":11},"type":{"type":"string","enum":["not_allowed","require_consent","require_li"]},"vendors":{"$ref":"#/$defs/VendorSelection"}}};

function validate202(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate202.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.purpose === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "purpose"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.vendors === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "vendors"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "purpose") || (key0 === "type")) || (key0 === "vendors"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.purpose !== undefined){
let data0 = data.purpose;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err4 = {instancePath:instancePath+"/purpose",schemaPath:"#/properties/purpose/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 11 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/purpose",schemaPath:"#/properties/purpose/maximum",keyword:"maximum",params:{comparison: "<=", limit: 11}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err6 = {instancePath:instancePath+"/purpose",schemaPath:"#/properties/purpose/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.type !== undefined){
let data1 = data.type;
if(typeof data1 !== "string"){
const err7 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(((data1 === "not_allowed") || (data1 === "require_consent")) || (data1 === "require_li"))){
const err8 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema64.properties.type.enum}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.vendors !== undefined){
if(!(validate196(data.vendors, {instancePath:instancePath+"/vendors",parentData:data,parentDataProperty:"vendors",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate196.errors : vErrors.concat(validate196.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate202.errors = vErrors;
return errors === 0;
}
validate202.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate195(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate195.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.enabled === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "enabled"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema61.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.enabled !== undefined){
if(typeof data.enabled !== "boolean"){
const err2 = {instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.cmp_id !== undefined){
let data1 = data.cmp_id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/cmp_id",schemaPath:"#/properties/cmp_id/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 4095 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/cmp_id",schemaPath:"#/properties/cmp_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4095}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1 < 2 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/cmp_id",schemaPath:"#/properties/cmp_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 2}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data.vendors !== undefined){
if(!(validate196(data.vendors, {instancePath:instancePath+"/vendors",parentData:data,parentDataProperty:"vendors",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate196.errors : vErrors.concat(validate196.errors);
errors = vErrors.length;
}
}
if(data.purposes !== undefined){
let data3 = data.purposes;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(Object.keys(data3).length > 12){
const err6 = {instancePath:instancePath+"/purposes",schemaPath:"#/properties/purposes/maxProperties",keyword:"maxProperties",params:{limit: 12}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key1 in data3){
const _errs9 = errors;
if(!(validate131(key1, {instancePath:instancePath+"/purposes",parentData:data3,parentDataProperty:"purposes",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
var valid1 = _errs9 === errors;
if(!valid1){
const err7 = {instancePath:instancePath+"/purposes",schemaPath:"#/properties/purposes/propertyNames",keyword:"propertyNames",params:{propertyName: key1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
for(const key2 in data3){
if(!(validate199(data3[key2], {instancePath:instancePath+"/purposes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data3,parentDataProperty:key2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate199.errors : vErrors.concat(validate199.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/purposes",schemaPath:"#/properties/purposes/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.google_providers !== undefined){
let data5 = data.google_providers;
if(Array.isArray(data5)){
if(data5.length > 2000){
const err9 = {instancePath:instancePath+"/google_providers",schemaPath:"#/properties/google_providers/maxItems",keyword:"maxItems",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err10 = {instancePath:instancePath+"/google_providers/" + i0,schemaPath:"#/properties/google_providers/items/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 1000000 || isNaN(data6)){
const err11 = {instancePath:instancePath+"/google_providers/" + i0,schemaPath:"#/properties/google_providers/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err12 = {instancePath:instancePath+"/google_providers/" + i0,schemaPath:"#/properties/google_providers/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
let i1 = data5.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data5[i1];
if(!(((typeof item0 == "number") && (!(item0 % 1) && !isNaN(item0))) && (isFinite(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err13 = {instancePath:instancePath+"/google_providers",schemaPath:"#/properties/google_providers/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err14 = {instancePath:instancePath+"/google_providers",schemaPath:"#/properties/google_providers/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.publisher_country !== undefined){
if(!(validate176(data.publisher_country, {instancePath:instancePath+"/publisher_country",parentData:data,parentDataProperty:"publisher_country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate176.errors : vErrors.concat(validate176.errors);
errors = vErrors.length;
}
}
if(data.purpose_one_treatment !== undefined){
if(typeof data.purpose_one_treatment !== "boolean"){
const err15 = {instancePath:instancePath+"/purpose_one_treatment",schemaPath:"#/properties/purpose_one_treatment/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.publisher_restrictions !== undefined){
let data9 = data.publisher_restrictions;
if(Array.isArray(data9)){
if(data9.length > 200){
const err16 = {instancePath:instancePath+"/publisher_restrictions",schemaPath:"#/properties/publisher_restrictions/maxItems",keyword:"maxItems",params:{limit: 200}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const len1 = data9.length;
for(let i2=0; i2<len1; i2++){
if(!(validate202(data9[i2], {instancePath:instancePath+"/publisher_restrictions/" + i2,parentData:data9,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate202.errors : vErrors.concat(validate202.errors);
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath:instancePath+"/publisher_restrictions",schemaPath:"#/properties/publisher_restrictions/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.gvl_version !== undefined){
let data11 = data.gvl_version;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err18 = {instancePath:instancePath+"/gvl_version",schemaPath:"#/properties/gvl_version/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 4095 || isNaN(data11)){
const err19 = {instancePath:instancePath+"/gvl_version",schemaPath:"#/properties/gvl_version/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4095}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data11 < 1 || isNaN(data11)){
const err20 = {instancePath:instancePath+"/gvl_version",schemaPath:"#/properties/gvl_version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
}
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate195.errors = vErrors;
return errors === 0;
}
validate195.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema65 = {"type":"object","additionalProperties":false,"required":["enabled"],"properties":{"enabled":{"type":"boolean"},"sections":{"type":"array","default":[],"maxItems":60,"uniqueItems":true,"items":{"type":"string","pattern":"^us(nat|[a-z]{2})$"}}}};
const pattern11 = new RegExp("^us(nat|[a-z]{2})$", "u");

function validate206(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate206.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.enabled === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "enabled"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "enabled") || (key0 === "sections"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.enabled !== undefined){
if(typeof data.enabled !== "boolean"){
const err2 = {instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.sections !== undefined){
let data1 = data.sections;
if(Array.isArray(data1)){
if(data1.length > 60){
const err3 = {instancePath:instancePath+"/sections",schemaPath:"#/properties/sections/maxItems",keyword:"maxItems",params:{limit: 60}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(!pattern11.test(data2)){
const err4 = {instancePath:instancePath+"/sections/" + i0,schemaPath:"#/properties/sections/items/pattern",keyword:"pattern",params:{pattern: "^us(nat|[a-z]{2})$"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/sections/" + i0,schemaPath:"#/properties/sections/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
let i1 = data1.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data1[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err6 = {instancePath:instancePath+"/sections",schemaPath:"#/properties/sections/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err7 = {instancePath:instancePath+"/sections",schemaPath:"#/properties/sections/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate206.errors = vErrors;
return errors === 0;
}
validate206.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema66 = {"type":"object","additionalProperties":false,"properties":{"mode":{"type":"string","enum":["auto","manual","report_only"],"default":"auto"},"unknown_requests":{"type":"string","enum":["allow","block","report"],"default":"report"},"unknown_storage":{"type":"string","enum":["allow","block","report"],"default":"report"},"iframes":{"type":"string","enum":["placeholder","block","allow"],"default":"placeholder"},"delete_on_withdrawal":{"type":"boolean","default":true},"rules":{"type":"array","default":[],"maxItems":500,"items":{"$ref":"#/$defs/BlockingRule"}}}};
const schema67 = {"type":"object","additionalProperties":false,"required":["match","action"],"oneOf":[{"required":["service"]},{"required":["category"]}],"properties":{"match":{"$ref":"#/$defs/BlockingMatch"},"service":{"type":"string","pattern":"^[a-z][a-z0-9_-]{0,63}$"},"category":{"$ref":"#/$defs/CategoryKey"},"action":{"type":"string","enum":["block","allow"]}}};
const schema68 = {"type":"object","additionalProperties":false,"minProperties":1,"maxProperties":1,"properties":{"host":{"type":"string","minLength":1,"maxLength":253},"url":{"type":"string","minLength":1,"maxLength":2048},"selector":{"type":"string","minLength":1,"maxLength":500}}};

function validate210(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate210.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 1){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 1}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Object.keys(data).length < 1){
const err1 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "host") || (key0 === "url")) || (key0 === "selector"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.host !== undefined){
let data0 = data.host;
if(typeof data0 === "string"){
if(func2(data0) > 253){
const err3 = {instancePath:instancePath+"/host",schemaPath:"#/properties/host/maxLength",keyword:"maxLength",params:{limit: 253}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func2(data0) < 1){
const err4 = {instancePath:instancePath+"/host",schemaPath:"#/properties/host/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/host",schemaPath:"#/properties/host/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.url !== undefined){
let data1 = data.url;
if(typeof data1 === "string"){
if(func2(data1) > 2048){
const err6 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit: 2048}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func2(data1) < 1){
const err7 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.selector !== undefined){
let data2 = data.selector;
if(typeof data2 === "string"){
if(func2(data2) > 500){
const err9 = {instancePath:instancePath+"/selector",schemaPath:"#/properties/selector/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func2(data2) < 1){
const err10 = {instancePath:instancePath+"/selector",schemaPath:"#/properties/selector/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/selector",schemaPath:"#/properties/selector/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate210.errors = vErrors;
return errors === 0;
}
validate210.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const pattern12 = new RegExp("^[a-z][a-z0-9_-]{0,63}$", "u");

function validate209(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate209.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = false;
let passing0 = null;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.service === undefined){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "service"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.category === undefined){
const err1 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "category"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.match === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "match"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.action === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "action"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "match") || (key0 === "service")) || (key0 === "category")) || (key0 === "action"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.match !== undefined){
if(!(validate210(data.match, {instancePath:instancePath+"/match",parentData:data,parentDataProperty:"match",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate210.errors : vErrors.concat(validate210.errors);
errors = vErrors.length;
}
}
if(data.service !== undefined){
let data1 = data.service;
if(typeof data1 === "string"){
if(!pattern12.test(data1)){
const err6 = {instancePath:instancePath+"/service",schemaPath:"#/properties/service/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_-]{0,63}$"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/service",schemaPath:"#/properties/service/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.category !== undefined){
if(!(validate131(data.category, {instancePath:instancePath+"/category",parentData:data,parentDataProperty:"category",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
}
if(data.action !== undefined){
let data3 = data.action;
if(typeof data3 !== "string"){
const err8 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((data3 === "block") || (data3 === "allow"))){
const err9 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/enum",keyword:"enum",params:{allowedValues: schema67.properties.action.enum}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate209.errors = vErrors;
return errors === 0;
}
validate209.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate208(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate208.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((((key0 === "mode") || (key0 === "unknown_requests")) || (key0 === "unknown_storage")) || (key0 === "iframes")) || (key0 === "delete_on_withdrawal")) || (key0 === "rules"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.mode !== undefined){
let data0 = data.mode;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(((data0 === "auto") || (data0 === "manual")) || (data0 === "report_only"))){
const err2 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema66.properties.mode.enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.unknown_requests !== undefined){
let data1 = data.unknown_requests;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/unknown_requests",schemaPath:"#/properties/unknown_requests/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(((data1 === "allow") || (data1 === "block")) || (data1 === "report"))){
const err4 = {instancePath:instancePath+"/unknown_requests",schemaPath:"#/properties/unknown_requests/enum",keyword:"enum",params:{allowedValues: schema66.properties.unknown_requests.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.unknown_storage !== undefined){
let data2 = data.unknown_storage;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/unknown_storage",schemaPath:"#/properties/unknown_storage/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(((data2 === "allow") || (data2 === "block")) || (data2 === "report"))){
const err6 = {instancePath:instancePath+"/unknown_storage",schemaPath:"#/properties/unknown_storage/enum",keyword:"enum",params:{allowedValues: schema66.properties.unknown_storage.enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.iframes !== undefined){
let data3 = data.iframes;
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/iframes",schemaPath:"#/properties/iframes/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(((data3 === "placeholder") || (data3 === "block")) || (data3 === "allow"))){
const err8 = {instancePath:instancePath+"/iframes",schemaPath:"#/properties/iframes/enum",keyword:"enum",params:{allowedValues: schema66.properties.iframes.enum}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.delete_on_withdrawal !== undefined){
if(typeof data.delete_on_withdrawal !== "boolean"){
const err9 = {instancePath:instancePath+"/delete_on_withdrawal",schemaPath:"#/properties/delete_on_withdrawal/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.rules !== undefined){
let data5 = data.rules;
if(Array.isArray(data5)){
if(data5.length > 500){
const err10 = {instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/maxItems",keyword:"maxItems",params:{limit: 500}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(!(validate209(data5[i0], {instancePath:instancePath+"/rules/" + i0,parentData:data5,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate209.errors : vErrors.concat(validate209.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate208.errors = vErrors;
return errors === 0;
}
validate208.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema69 = {"type":"object","additionalProperties":false,"properties":{"on_new_category":{"type":"string","enum":["prompt","keep"],"default":"prompt"},"on_new_service":{"type":"string","enum":["prompt","keep"],"default":"prompt"},"on_text_change":{"type":"string","enum":["prompt","keep"],"default":"keep"},"on_tcf_policy":{"type":"string","enum":["prompt","keep"],"default":"prompt"}}};

function validate215(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate215.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "on_new_category") || (key0 === "on_new_service")) || (key0 === "on_text_change")) || (key0 === "on_tcf_policy"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.on_new_category !== undefined){
let data0 = data.on_new_category;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/on_new_category",schemaPath:"#/properties/on_new_category/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((data0 === "prompt") || (data0 === "keep"))){
const err2 = {instancePath:instancePath+"/on_new_category",schemaPath:"#/properties/on_new_category/enum",keyword:"enum",params:{allowedValues: schema69.properties.on_new_category.enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.on_new_service !== undefined){
let data1 = data.on_new_service;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/on_new_service",schemaPath:"#/properties/on_new_service/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((data1 === "prompt") || (data1 === "keep"))){
const err4 = {instancePath:instancePath+"/on_new_service",schemaPath:"#/properties/on_new_service/enum",keyword:"enum",params:{allowedValues: schema69.properties.on_new_service.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.on_text_change !== undefined){
let data2 = data.on_text_change;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/on_text_change",schemaPath:"#/properties/on_text_change/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((data2 === "prompt") || (data2 === "keep"))){
const err6 = {instancePath:instancePath+"/on_text_change",schemaPath:"#/properties/on_text_change/enum",keyword:"enum",params:{allowedValues: schema69.properties.on_text_change.enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.on_tcf_policy !== undefined){
let data3 = data.on_tcf_policy;
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/on_tcf_policy",schemaPath:"#/properties/on_tcf_policy/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((data3 === "prompt") || (data3 === "keep"))){
const err8 = {instancePath:instancePath+"/on_tcf_policy",schemaPath:"#/properties/on_tcf_policy/enum",keyword:"enum",params:{allowedValues: schema69.properties.on_tcf_policy.enum}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate215.errors = vErrors;
return errors === 0;
}
validate215.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema70 = {"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","pattern":"^[A-Za-z0-9_-]{1,64}$","default":"cf_consent"},"kind":{"type":"string","enum":["cookie","local"],"default":"cookie"},"scope":{"type":"string","enum":["host","site"],"default":"site"},"same_site":{"type":"string","enum":["lax","strict","none"],"default":"lax"},"secure":{"type":"boolean","default":true}}};
const pattern13 = new RegExp("^[A-Za-z0-9_-]{1,64}$", "u");

function validate217(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate217.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((key0 === "name") || (key0 === "kind")) || (key0 === "scope")) || (key0 === "same_site")) || (key0 === "secure"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(!pattern13.test(data0)){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,64}$"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.kind !== undefined){
let data1 = data.kind;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((data1 === "cookie") || (data1 === "local"))){
const err4 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema70.properties.kind.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.scope !== undefined){
let data2 = data.scope;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((data2 === "host") || (data2 === "site"))){
const err6 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/enum",keyword:"enum",params:{allowedValues: schema70.properties.scope.enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.same_site !== undefined){
let data3 = data.same_site;
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/same_site",schemaPath:"#/properties/same_site/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(((data3 === "lax") || (data3 === "strict")) || (data3 === "none"))){
const err8 = {instancePath:instancePath+"/same_site",schemaPath:"#/properties/same_site/enum",keyword:"enum",params:{allowedValues: schema70.properties.same_site.enum}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.secure !== undefined){
if(typeof data.secure !== "boolean"){
const err9 = {instancePath:instancePath+"/secure",schemaPath:"#/properties/secure/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate217.errors = vErrors;
return errors === 0;
}
validate217.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema71 = {"type":"object","additionalProperties":false,"properties":{"subject_id":{"type":"string","enum":["random","external"],"default":"random"},"user_agent":{"type":"string","enum":["family","none"],"default":"family"}}};

function validate219(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate219.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "subject_id") || (key0 === "user_agent"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.subject_id !== undefined){
let data0 = data.subject_id;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/subject_id",schemaPath:"#/properties/subject_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((data0 === "random") || (data0 === "external"))){
const err2 = {instancePath:instancePath+"/subject_id",schemaPath:"#/properties/subject_id/enum",keyword:"enum",params:{allowedValues: schema71.properties.subject_id.enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.user_agent !== undefined){
let data1 = data.user_agent;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/user_agent",schemaPath:"#/properties/user_agent/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((data1 === "family") || (data1 === "none"))){
const err4 = {instancePath:instancePath+"/user_agent",schemaPath:"#/properties/user_agent/enum",keyword:"enum",params:{allowedValues: schema71.properties.user_agent.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate219.errors = vErrors;
return errors === 0;
}
validate219.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate53.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.schema_version === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schema_version"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.identity === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "identity"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.languages === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "languages"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.texts === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "texts"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.links === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "links"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.categories === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "categories"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.layout === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "layout"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.theme === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "theme"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.regimes === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "regimes"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema20.properties, key0))){
const err9 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.schema_version !== undefined){
let data0 = data.schema_version;
if(typeof data0 !== "string"){
const err10 = {instancePath:instancePath+"/schema_version",schemaPath:"#/properties/schema_version/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if("1" !== data0){
const err11 = {instancePath:instancePath+"/schema_version",schemaPath:"#/properties/schema_version/const",keyword:"const",params:{allowedValue: "1"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.identity !== undefined){
if(!(validate54(data.identity, {instancePath:instancePath+"/identity",parentData:data,parentDataProperty:"identity",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
if(data.languages !== undefined){
if(!(validate56(data.languages, {instancePath:instancePath+"/languages",parentData:data,parentDataProperty:"languages",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.texts !== undefined){
let data3 = data.texts;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(Object.keys(data3).length > 60){
const err12 = {instancePath:instancePath+"/texts",schemaPath:"#/properties/texts/maxProperties",keyword:"maxProperties",params:{limit: 60}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
for(const key1 in data3){
const _errs8 = errors;
if(!(validate57(key1, {instancePath:instancePath+"/texts",parentData:data3,parentDataProperty:"texts",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
if(!valid1){
const err13 = {instancePath:instancePath+"/texts",schemaPath:"#/properties/texts/propertyNames",keyword:"propertyNames",params:{propertyName: key1}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
for(const key2 in data3){
if(!(validate64(data3[key2], {instancePath:instancePath+"/texts/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data3,parentDataProperty:key2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
}
}
else {
const err14 = {instancePath:instancePath+"/texts",schemaPath:"#/properties/texts/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.links !== undefined){
if(!(validate113(data.links, {instancePath:instancePath+"/links",parentData:data,parentDataProperty:"links",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
errors = vErrors.length;
}
}
if(data.categories !== undefined){
let data6 = data.categories;
if(Array.isArray(data6)){
if(data6.length > 12){
const err15 = {instancePath:instancePath+"/categories",schemaPath:"#/properties/categories/maxItems",keyword:"maxItems",params:{limit: 12}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data6.length < 1){
const err16 = {instancePath:instancePath+"/categories",schemaPath:"#/properties/categories/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
if(!(validate130(data6[i0], {instancePath:instancePath+"/categories/" + i0,parentData:data6,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath:instancePath+"/categories",schemaPath:"#/properties/categories/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.layout !== undefined){
if(!(validate141(data.layout, {instancePath:instancePath+"/layout",parentData:data,parentDataProperty:"layout",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
}
if(data.theme !== undefined){
if(!(validate145(data.theme, {instancePath:instancePath+"/theme",parentData:data,parentDataProperty:"theme",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
errors = vErrors.length;
}
}
if(data.preferences !== undefined){
if(!(validate164(data.preferences, {instancePath:instancePath+"/preferences",parentData:data,parentDataProperty:"preferences",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors);
errors = vErrors.length;
}
}
if(data.regimes !== undefined){
if(!(validate166(data.regimes, {instancePath:instancePath+"/regimes",parentData:data,parentDataProperty:"regimes",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate166.errors : vErrors.concat(validate166.errors);
errors = vErrors.length;
}
}
if(data.consent_mode !== undefined){
if(!(validate186(data.consent_mode, {instancePath:instancePath+"/consent_mode",parentData:data,parentDataProperty:"consent_mode",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate186.errors : vErrors.concat(validate186.errors);
errors = vErrors.length;
}
}
if(data.gpc !== undefined){
if(!(validate192(data.gpc, {instancePath:instancePath+"/gpc",parentData:data,parentDataProperty:"gpc",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors);
errors = vErrors.length;
}
}
if(data.tcf !== undefined){
if(!(validate195(data.tcf, {instancePath:instancePath+"/tcf",parentData:data,parentDataProperty:"tcf",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate195.errors : vErrors.concat(validate195.errors);
errors = vErrors.length;
}
}
if(data.gpp !== undefined){
if(!(validate206(data.gpp, {instancePath:instancePath+"/gpp",parentData:data,parentDataProperty:"gpp",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors);
errors = vErrors.length;
}
}
if(data.blocking !== undefined){
if(!(validate208(data.blocking, {instancePath:instancePath+"/blocking",parentData:data,parentDataProperty:"blocking",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate208.errors : vErrors.concat(validate208.errors);
errors = vErrors.length;
}
}
if(data.reconsent !== undefined){
if(!(validate215(data.reconsent, {instancePath:instancePath+"/reconsent",parentData:data,parentDataProperty:"reconsent",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate215.errors : vErrors.concat(validate215.errors);
errors = vErrors.length;
}
}
if(data.storage !== undefined){
if(!(validate217(data.storage, {instancePath:instancePath+"/storage",parentData:data,parentDataProperty:"storage",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate217.errors : vErrors.concat(validate217.errors);
errors = vErrors.length;
}
}
if(data.records !== undefined){
if(!(validate219(data.records, {instancePath:instancePath+"/records",parentData:data,parentDataProperty:"records",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate219.errors : vErrors.concat(validate219.errors);
errors = vErrors.length;
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate52.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate53(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

