// Generated from schema/openapi.yaml and src/provider/resources/ by `npm run generate`. Do not edit.
// @ts-nocheck: machine-written JavaScript; input-schema.ts gives it its type.
"use strict";
export const Site = validate0;
const schema0 = {"type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"type":"string","minLength":1,"maxLength":120},"retention":{"type":"integer","minimum":30,"maximum":3650},"settings":{"type":"object","required":[],"properties":{"default_language":{"type":"string","pattern":"^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$","maxLength":35},"timezone":{"type":"string","minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_+-]+(/[A-Za-z0-9_+-]+)*$"},"promotion_gate":{"type":"object","required":[],"properties":{"mode":{"type":"string","enum":["off","warn","block"]},"fail_on":{"type":"string","enum":["error","warning"]},"max_scan_age_hours":{"type":"integer","minimum":1,"maximum":720},"require_verified_domain":{"type":"boolean"},"require_install_check":{"type":"boolean"}},"additionalProperties":false},"allow_direct_production":{"type":"boolean"},"record_ip":{"type":"string","enum":["none","truncated","hashed"]},"labels":{"type":"object","maxProperties":20,"propertyNames":{"type":"string","pattern":"^[a-z0-9_.-]{1,63}$"},"additionalProperties":{"type":"string","maxLength":255}}},"additionalProperties":false},"deletion_protection":{"type":"boolean"},"allow_delete_while_served":{"type":"boolean"},"adopt":{"type":"string","minLength":1}}};
const func0 = Object.prototype.hasOwnProperty;
const func2 = require("ajv/dist/runtime/ucs2length").default;
const pattern0 = new RegExp("^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$", "u");
const pattern1 = new RegExp("^[A-Za-z0-9_+-]+(/[A-Za-z0-9_+-]+)*$", "u");
const pattern2 = new RegExp("^[a-z0-9_.-]{1,63}$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate0.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((((key0 === "name") || (key0 === "retention")) || (key0 === "settings")) || (key0 === "deletion_protection")) || (key0 === "allow_delete_while_served")) || (key0 === "adopt"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
let data0 = data.name;
if(typeof data0 === "string"){
if(func2(data0) > 120){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func2(data0) < 1){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.retention !== undefined && func0.call(data, "retention")){
let data1 = data.retention;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err5 = {instancePath:instancePath+"/retention",schemaPath:"#/properties/retention/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 > 3650 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/retention",schemaPath:"#/properties/retention/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3650},message:"must be <= 3650"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1 < 30 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/retention",schemaPath:"#/properties/retention/minimum",keyword:"minimum",params:{comparison: ">=", limit: 30},message:"must be >= 30"};
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
if(data.settings !== undefined && func0.call(data, "settings")){
let data2 = data.settings;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 of Object.keys(data2)){
if(!((((((key1 === "default_language") || (key1 === "timezone")) || (key1 === "promotion_gate")) || (key1 === "allow_direct_production")) || (key1 === "record_ip")) || (key1 === "labels"))){
const err8 = {instancePath:instancePath+"/settings",schemaPath:"#/properties/settings/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data2.default_language !== undefined && func0.call(data2, "default_language")){
let data3 = data2.default_language;
if(typeof data3 === "string"){
if(func2(data3) > 35){
const err9 = {instancePath:instancePath+"/settings/default_language",schemaPath:"#/properties/settings/properties/default_language/maxLength",keyword:"maxLength",params:{limit: 35},message:"must NOT have more than 35 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern0.test(data3)){
const err10 = {instancePath:instancePath+"/settings/default_language",schemaPath:"#/properties/settings/properties/default_language/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$"},message:"must match pattern \""+"^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$"+"\""};
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
const err11 = {instancePath:instancePath+"/settings/default_language",schemaPath:"#/properties/settings/properties/default_language/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data2.timezone !== undefined && func0.call(data2, "timezone")){
let data4 = data2.timezone;
if(typeof data4 === "string"){
if(func2(data4) > 64){
const err12 = {instancePath:instancePath+"/settings/timezone",schemaPath:"#/properties/settings/properties/timezone/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(func2(data4) < 1){
const err13 = {instancePath:instancePath+"/settings/timezone",schemaPath:"#/properties/settings/properties/timezone/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!pattern1.test(data4)){
const err14 = {instancePath:instancePath+"/settings/timezone",schemaPath:"#/properties/settings/properties/timezone/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_+-]+(/[A-Za-z0-9_+-]+)*$"},message:"must match pattern \""+"^[A-Za-z0-9_+-]+(/[A-Za-z0-9_+-]+)*$"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/settings/timezone",schemaPath:"#/properties/settings/properties/timezone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data2.promotion_gate !== undefined && func0.call(data2, "promotion_gate")){
let data5 = data2.promotion_gate;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key2 of Object.keys(data5)){
if(!(((((key2 === "mode") || (key2 === "fail_on")) || (key2 === "max_scan_age_hours")) || (key2 === "require_verified_domain")) || (key2 === "require_install_check"))){
const err16 = {instancePath:instancePath+"/settings/promotion_gate",schemaPath:"#/properties/settings/properties/promotion_gate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data5.mode !== undefined && func0.call(data5, "mode")){
let data6 = data5.mode;
if(typeof data6 !== "string"){
const err17 = {instancePath:instancePath+"/settings/promotion_gate/mode",schemaPath:"#/properties/settings/properties/promotion_gate/properties/mode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(((data6 === "off") || (data6 === "warn")) || (data6 === "block"))){
const err18 = {instancePath:instancePath+"/settings/promotion_gate/mode",schemaPath:"#/properties/settings/properties/promotion_gate/properties/mode/enum",keyword:"enum",params:{allowedValues: schema0.properties.settings.properties.promotion_gate.properties.mode.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data5.fail_on !== undefined && func0.call(data5, "fail_on")){
let data7 = data5.fail_on;
if(typeof data7 !== "string"){
const err19 = {instancePath:instancePath+"/settings/promotion_gate/fail_on",schemaPath:"#/properties/settings/properties/promotion_gate/properties/fail_on/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!((data7 === "error") || (data7 === "warning"))){
const err20 = {instancePath:instancePath+"/settings/promotion_gate/fail_on",schemaPath:"#/properties/settings/properties/promotion_gate/properties/fail_on/enum",keyword:"enum",params:{allowedValues: schema0.properties.settings.properties.promotion_gate.properties.fail_on.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data5.max_scan_age_hours !== undefined && func0.call(data5, "max_scan_age_hours")){
let data8 = data5.max_scan_age_hours;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
const err21 = {instancePath:instancePath+"/settings/promotion_gate/max_scan_age_hours",schemaPath:"#/properties/settings/properties/promotion_gate/properties/max_scan_age_hours/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(typeof data8 == "number"){
if(data8 > 720 || isNaN(data8)){
const err22 = {instancePath:instancePath+"/settings/promotion_gate/max_scan_age_hours",schemaPath:"#/properties/settings/properties/promotion_gate/properties/max_scan_age_hours/maximum",keyword:"maximum",params:{comparison: "<=", limit: 720},message:"must be <= 720"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data8 < 1 || isNaN(data8)){
const err23 = {instancePath:instancePath+"/settings/promotion_gate/max_scan_age_hours",schemaPath:"#/properties/settings/properties/promotion_gate/properties/max_scan_age_hours/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
if(data5.require_verified_domain !== undefined && func0.call(data5, "require_verified_domain")){
if(typeof data5.require_verified_domain !== "boolean"){
const err24 = {instancePath:instancePath+"/settings/promotion_gate/require_verified_domain",schemaPath:"#/properties/settings/properties/promotion_gate/properties/require_verified_domain/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data5.require_install_check !== undefined && func0.call(data5, "require_install_check")){
if(typeof data5.require_install_check !== "boolean"){
const err25 = {instancePath:instancePath+"/settings/promotion_gate/require_install_check",schemaPath:"#/properties/settings/properties/promotion_gate/properties/require_install_check/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/settings/promotion_gate",schemaPath:"#/properties/settings/properties/promotion_gate/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data2.allow_direct_production !== undefined && func0.call(data2, "allow_direct_production")){
if(typeof data2.allow_direct_production !== "boolean"){
const err27 = {instancePath:instancePath+"/settings/allow_direct_production",schemaPath:"#/properties/settings/properties/allow_direct_production/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data2.record_ip !== undefined && func0.call(data2, "record_ip")){
let data12 = data2.record_ip;
if(typeof data12 !== "string"){
const err28 = {instancePath:instancePath+"/settings/record_ip",schemaPath:"#/properties/settings/properties/record_ip/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!(((data12 === "none") || (data12 === "truncated")) || (data12 === "hashed"))){
const err29 = {instancePath:instancePath+"/settings/record_ip",schemaPath:"#/properties/settings/properties/record_ip/enum",keyword:"enum",params:{allowedValues: schema0.properties.settings.properties.record_ip.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data2.labels !== undefined && func0.call(data2, "labels")){
let data13 = data2.labels;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(Object.keys(data13).length > 20){
const err30 = {instancePath:instancePath+"/settings/labels",schemaPath:"#/properties/settings/properties/labels/maxProperties",keyword:"maxProperties",params:{limit: 20},message:"must NOT have more than 20 properties"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
for(const key3 of Object.keys(data13)){
const _errs32 = errors;
if(typeof key3 === "string"){
if(!pattern2.test(key3)){
const err31 = {instancePath:instancePath+"/settings/labels",schemaPath:"#/properties/settings/properties/labels/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9_.-]{1,63}$"},message:"must match pattern \""+"^[a-z0-9_.-]{1,63}$"+"\"",propertyName:key3};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/settings/labels",schemaPath:"#/properties/settings/properties/labels/propertyNames/type",keyword:"type",params:{type: "string"},message:"must be string",propertyName:key3};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
var valid3 = _errs32 === errors;
if(!valid3){
const err33 = {instancePath:instancePath+"/settings/labels",schemaPath:"#/properties/settings/properties/labels/propertyNames",keyword:"propertyNames",params:{propertyName: key3},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
for(const key4 of Object.keys(data13)){
let data14 = data13[key4];
if(typeof data14 === "string"){
if(func2(data14) > 255){
const err34 = {instancePath:instancePath+"/settings/labels/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/settings/properties/labels/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/settings/labels/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/settings/properties/labels/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
else {
const err36 = {instancePath:instancePath+"/settings/labels",schemaPath:"#/properties/settings/properties/labels/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
else {
const err37 = {instancePath:instancePath+"/settings",schemaPath:"#/properties/settings/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.deletion_protection !== undefined && func0.call(data, "deletion_protection")){
if(typeof data.deletion_protection !== "boolean"){
const err38 = {instancePath:instancePath+"/deletion_protection",schemaPath:"#/properties/deletion_protection/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.allow_delete_while_served !== undefined && func0.call(data, "allow_delete_while_served")){
if(typeof data.allow_delete_while_served !== "boolean"){
const err39 = {instancePath:instancePath+"/allow_delete_while_served",schemaPath:"#/properties/allow_delete_while_served/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.adopt !== undefined && func0.call(data, "adopt")){
let data17 = data.adopt;
if(typeof data17 === "string"){
if(func2(data17) < 1){
const err40 = {instancePath:instancePath+"/adopt",schemaPath:"#/properties/adopt/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/adopt",schemaPath:"#/properties/adopt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
else {
const err42 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const ConfigDraft = validate1;
const schema1 = {"type":"object","additionalProperties":false,"required":["site_id","document"],"properties":{"site_id":{"type":"string","pattern":"^[A-Za-z0-9_-]{1,64}$"},"document":{"type":"object"},"waivers":{"type":"array","maxItems":20,"items":{"type":"object","required":["code","reason","approved_by"],"properties":{"code":{"type":"string","pattern":"^[a-z][a-z0-9-]{0,63}$"},"pointer":{"type":"string","maxLength":1000},"reason":{"type":"string","minLength":10,"maxLength":500},"approved_by":{"type":"string","minLength":1,"maxLength":120}},"additionalProperties":false}},"detach":{"type":"boolean"},"digest":{"type":"string","pattern":"^sha256:[0-9a-f]{64}$"},"rules_version":{"type":"string","format":"date"},"waivers_digest":{"type":"string","pattern":"^sha256:[0-9a-f]{64}$"},"adopt":{"enum":[true,"take-over"]}}};
const pattern3 = new RegExp("^[A-Za-z0-9_-]{1,64}$", "u");
const pattern4 = new RegExp("^[a-z][a-z0-9-]{0,63}$", "u");
const pattern5 = new RegExp("^sha256:[0-9a-f]{64}$", "u");
const formats0 = require("ajv-formats/dist/formats").fullFormats.date;

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate1.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.site_id === undefined) || (!(func0.call(data, "site_id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "site_id"},message:"must have required property '"+"site_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.document === undefined) || (!(func0.call(data, "document")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "document"},message:"must have required property '"+"document"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((((((key0 === "site_id") || (key0 === "document")) || (key0 === "waivers")) || (key0 === "detach")) || (key0 === "digest")) || (key0 === "rules_version")) || (key0 === "waivers_digest")) || (key0 === "adopt"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.site_id !== undefined && func0.call(data, "site_id")){
let data0 = data.site_id;
if(typeof data0 === "string"){
if(!pattern3.test(data0)){
const err3 = {instancePath:instancePath+"/site_id",schemaPath:"#/properties/site_id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,64}$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/site_id",schemaPath:"#/properties/site_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.document !== undefined && func0.call(data, "document")){
let data1 = data.document;
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
const err5 = {instancePath:instancePath+"/document",schemaPath:"#/properties/document/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.waivers !== undefined && func0.call(data, "waivers")){
let data2 = data.waivers;
if(Array.isArray(data2)){
if(data2.length > 20){
const err6 = {instancePath:instancePath+"/waivers",schemaPath:"#/properties/waivers/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if((data3.code === undefined) || (!(func0.call(data3, "code")))){
const err7 = {instancePath:instancePath+"/waivers/" + i0,schemaPath:"#/properties/waivers/items/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((data3.reason === undefined) || (!(func0.call(data3, "reason")))){
const err8 = {instancePath:instancePath+"/waivers/" + i0,schemaPath:"#/properties/waivers/items/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((data3.approved_by === undefined) || (!(func0.call(data3, "approved_by")))){
const err9 = {instancePath:instancePath+"/waivers/" + i0,schemaPath:"#/properties/waivers/items/required",keyword:"required",params:{missingProperty: "approved_by"},message:"must have required property '"+"approved_by"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key1 of Object.keys(data3)){
if(!((((key1 === "code") || (key1 === "pointer")) || (key1 === "reason")) || (key1 === "approved_by"))){
const err10 = {instancePath:instancePath+"/waivers/" + i0,schemaPath:"#/properties/waivers/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data3.code !== undefined && func0.call(data3, "code")){
let data4 = data3.code;
if(typeof data4 === "string"){
if(!pattern4.test(data4)){
const err11 = {instancePath:instancePath+"/waivers/" + i0+"/code",schemaPath:"#/properties/waivers/items/properties/code/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]{0,63}$"},message:"must match pattern \""+"^[a-z][a-z0-9-]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/waivers/" + i0+"/code",schemaPath:"#/properties/waivers/items/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data3.pointer !== undefined && func0.call(data3, "pointer")){
let data5 = data3.pointer;
if(typeof data5 === "string"){
if(func2(data5) > 1000){
const err13 = {instancePath:instancePath+"/waivers/" + i0+"/pointer",schemaPath:"#/properties/waivers/items/properties/pointer/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
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
const err14 = {instancePath:instancePath+"/waivers/" + i0+"/pointer",schemaPath:"#/properties/waivers/items/properties/pointer/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data3.reason !== undefined && func0.call(data3, "reason")){
let data6 = data3.reason;
if(typeof data6 === "string"){
if(func2(data6) > 500){
const err15 = {instancePath:instancePath+"/waivers/" + i0+"/reason",schemaPath:"#/properties/waivers/items/properties/reason/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(func2(data6) < 10){
const err16 = {instancePath:instancePath+"/waivers/" + i0+"/reason",schemaPath:"#/properties/waivers/items/properties/reason/minLength",keyword:"minLength",params:{limit: 10},message:"must NOT have fewer than 10 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/waivers/" + i0+"/reason",schemaPath:"#/properties/waivers/items/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data3.approved_by !== undefined && func0.call(data3, "approved_by")){
let data7 = data3.approved_by;
if(typeof data7 === "string"){
if(func2(data7) > 120){
const err18 = {instancePath:instancePath+"/waivers/" + i0+"/approved_by",schemaPath:"#/properties/waivers/items/properties/approved_by/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(func2(data7) < 1){
const err19 = {instancePath:instancePath+"/waivers/" + i0+"/approved_by",schemaPath:"#/properties/waivers/items/properties/approved_by/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/waivers/" + i0+"/approved_by",schemaPath:"#/properties/waivers/items/properties/approved_by/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err21 = {instancePath:instancePath+"/waivers/" + i0,schemaPath:"#/properties/waivers/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/waivers",schemaPath:"#/properties/waivers/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.detach !== undefined && func0.call(data, "detach")){
if(typeof data.detach !== "boolean"){
const err23 = {instancePath:instancePath+"/detach",schemaPath:"#/properties/detach/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.digest !== undefined && func0.call(data, "digest")){
let data9 = data.digest;
if(typeof data9 === "string"){
if(!pattern5.test(data9)){
const err24 = {instancePath:instancePath+"/digest",schemaPath:"#/properties/digest/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^sha256:[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/digest",schemaPath:"#/properties/digest/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.rules_version !== undefined && func0.call(data, "rules_version")){
let data10 = data.rules_version;
if(typeof data10 === "string"){
if(!(formats0.validate(data10))){
const err26 = {instancePath:instancePath+"/rules_version",schemaPath:"#/properties/rules_version/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/rules_version",schemaPath:"#/properties/rules_version/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.waivers_digest !== undefined && func0.call(data, "waivers_digest")){
let data11 = data.waivers_digest;
if(typeof data11 === "string"){
if(!pattern5.test(data11)){
const err28 = {instancePath:instancePath+"/waivers_digest",schemaPath:"#/properties/waivers_digest/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^sha256:[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/waivers_digest",schemaPath:"#/properties/waivers_digest/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.adopt !== undefined && func0.call(data, "adopt")){
let data12 = data.adopt;
if(!((data12 === true) || (data12 === "take-over"))){
const err30 = {instancePath:instancePath+"/adopt",schemaPath:"#/properties/adopt/enum",keyword:"enum",params:{allowedValues: schema1.properties.adopt.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
else {
const err31 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const Domain = validate2;
const schema2 = {"type":"object","additionalProperties":false,"required":["site_id","host"],"properties":{"site_id":{"type":"string","pattern":"^[A-Za-z0-9_-]{1,64}$"},"host":{"type":"string","minLength":1,"maxLength":253},"include_subdomains":{"type":"boolean"},"environment":{"type":"string","enum":["preview","production"]},"verification_method":{"type":"string","enum":["dns_txt","file","meta_tag"]},"adopt":{"type":"string","minLength":1}}};

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate2.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.site_id === undefined) || (!(func0.call(data, "site_id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "site_id"},message:"must have required property '"+"site_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.host === undefined) || (!(func0.call(data, "host")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "host"},message:"must have required property '"+"host"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((((key0 === "site_id") || (key0 === "host")) || (key0 === "include_subdomains")) || (key0 === "environment")) || (key0 === "verification_method")) || (key0 === "adopt"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.site_id !== undefined && func0.call(data, "site_id")){
let data0 = data.site_id;
if(typeof data0 === "string"){
if(!pattern3.test(data0)){
const err3 = {instancePath:instancePath+"/site_id",schemaPath:"#/properties/site_id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,64}$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/site_id",schemaPath:"#/properties/site_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.host !== undefined && func0.call(data, "host")){
let data1 = data.host;
if(typeof data1 === "string"){
if(func2(data1) > 253){
const err5 = {instancePath:instancePath+"/host",schemaPath:"#/properties/host/maxLength",keyword:"maxLength",params:{limit: 253},message:"must NOT have more than 253 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func2(data1) < 1){
const err6 = {instancePath:instancePath+"/host",schemaPath:"#/properties/host/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err7 = {instancePath:instancePath+"/host",schemaPath:"#/properties/host/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.include_subdomains !== undefined && func0.call(data, "include_subdomains")){
if(typeof data.include_subdomains !== "boolean"){
const err8 = {instancePath:instancePath+"/include_subdomains",schemaPath:"#/properties/include_subdomains/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.environment !== undefined && func0.call(data, "environment")){
let data3 = data.environment;
if(typeof data3 !== "string"){
const err9 = {instancePath:instancePath+"/environment",schemaPath:"#/properties/environment/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!((data3 === "preview") || (data3 === "production"))){
const err10 = {instancePath:instancePath+"/environment",schemaPath:"#/properties/environment/enum",keyword:"enum",params:{allowedValues: schema2.properties.environment.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.verification_method !== undefined && func0.call(data, "verification_method")){
let data4 = data.verification_method;
if(typeof data4 !== "string"){
const err11 = {instancePath:instancePath+"/verification_method",schemaPath:"#/properties/verification_method/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(((data4 === "dns_txt") || (data4 === "file")) || (data4 === "meta_tag"))){
const err12 = {instancePath:instancePath+"/verification_method",schemaPath:"#/properties/verification_method/enum",keyword:"enum",params:{allowedValues: schema2.properties.verification_method.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.adopt !== undefined && func0.call(data, "adopt")){
let data5 = data.adopt;
if(typeof data5 === "string"){
if(func2(data5) < 1){
const err13 = {instancePath:instancePath+"/adopt",schemaPath:"#/properties/adopt/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err14 = {instancePath:instancePath+"/adopt",schemaPath:"#/properties/adopt/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}
validate2.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const DomainVerification = validate3;
const schema3 = {"type":"object","additionalProperties":false,"required":["domain_id"],"properties":{"domain_id":{"type":"string","pattern":"^[A-Za-z0-9_-]{1,64}$"},"timeout_minutes":{"type":"number","exclusiveMinimum":0,"maximum":1440},"adopt":{"type":"string","minLength":1}}};

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate3.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.domain_id === undefined) || (!(func0.call(data, "domain_id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "domain_id"},message:"must have required property '"+"domain_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "domain_id") || (key0 === "timeout_minutes")) || (key0 === "adopt"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.domain_id !== undefined && func0.call(data, "domain_id")){
let data0 = data.domain_id;
if(typeof data0 === "string"){
if(!pattern3.test(data0)){
const err2 = {instancePath:instancePath+"/domain_id",schemaPath:"#/properties/domain_id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,64}$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/domain_id",schemaPath:"#/properties/domain_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.timeout_minutes !== undefined && func0.call(data, "timeout_minutes")){
let data1 = data.timeout_minutes;
if(typeof data1 == "number"){
if(data1 > 1440 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/timeout_minutes",schemaPath:"#/properties/timeout_minutes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1440},message:"must be <= 1440"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1 <= 0 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/timeout_minutes",schemaPath:"#/properties/timeout_minutes/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/timeout_minutes",schemaPath:"#/properties/timeout_minutes/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.adopt !== undefined && func0.call(data, "adopt")){
let data2 = data.adopt;
if(typeof data2 === "string"){
if(func2(data2) < 1){
const err7 = {instancePath:instancePath+"/adopt",schemaPath:"#/properties/adopt/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err8 = {instancePath:instancePath+"/adopt",schemaPath:"#/properties/adopt/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}
validate3.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const InstallCheck = validate4;
const schema4 = {"type":"object","additionalProperties":false,"required":["site_id"],"properties":{"site_id":{"type":"string","pattern":"^[A-Za-z0-9_-]{1,64}$"},"url":{"type":"string","format":"uri","pattern":"^https?://[^/?#]","maxLength":2048},"environment":{"type":"string","enum":["preview","production"]},"triggers":{"type":"object","additionalProperties":{"type":"string"}},"adopt":{"type":"string","minLength":1}}};
const pattern10 = new RegExp("^https?://[^/?#]", "u");
const formats2 = require("ajv-formats/dist/formats").fullFormats.uri;

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate4.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.site_id === undefined) || (!(func0.call(data, "site_id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "site_id"},message:"must have required property '"+"site_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "site_id") || (key0 === "url")) || (key0 === "environment")) || (key0 === "triggers")) || (key0 === "adopt"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.site_id !== undefined && func0.call(data, "site_id")){
let data0 = data.site_id;
if(typeof data0 === "string"){
if(!pattern3.test(data0)){
const err2 = {instancePath:instancePath+"/site_id",schemaPath:"#/properties/site_id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,64}$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/site_id",schemaPath:"#/properties/site_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.url !== undefined && func0.call(data, "url")){
let data1 = data.url;
if(typeof data1 === "string"){
if(func2(data1) > 2048){
const err4 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern10.test(data1)){
const err5 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/pattern",keyword:"pattern",params:{pattern: "^https?://[^/?#]"},message:"must match pattern \""+"^https?://[^/?#]"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(formats2(data1))){
const err6 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
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
const err7 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.environment !== undefined && func0.call(data, "environment")){
let data2 = data.environment;
if(typeof data2 !== "string"){
const err8 = {instancePath:instancePath+"/environment",schemaPath:"#/properties/environment/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((data2 === "preview") || (data2 === "production"))){
const err9 = {instancePath:instancePath+"/environment",schemaPath:"#/properties/environment/enum",keyword:"enum",params:{allowedValues: schema4.properties.environment.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.triggers !== undefined && func0.call(data, "triggers")){
let data3 = data.triggers;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key1 of Object.keys(data3)){
if(typeof data3[key1] !== "string"){
const err10 = {instancePath:instancePath+"/triggers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/triggers/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err11 = {instancePath:instancePath+"/triggers",schemaPath:"#/properties/triggers/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.adopt !== undefined && func0.call(data, "adopt")){
let data5 = data.adopt;
if(typeof data5 === "string"){
if(func2(data5) < 1){
const err12 = {instancePath:instancePath+"/adopt",schemaPath:"#/properties/adopt/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err13 = {instancePath:instancePath+"/adopt",schemaPath:"#/properties/adopt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}
validate4.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const IssueSuppression = validate5;
const schema5 = {"type":"object","additionalProperties":false,"required":["reason","comment","site_id","environment","fingerprint"],"properties":{"reason":{"type":"string","enum":["false_positive","accepted_risk","not_applicable","handled_elsewhere"]},"comment":{"type":"string","minLength":10,"maxLength":1000},"expires_at":{"anyOf":[{"type":"string","format":"date-time","pattern":"^(\\d{4}-\\d{2}-\\d{2})[Tt ](\\d{2}:\\d{2}):(\\d{2})(\\.\\d+)?([Zz]|[+-]\\d{2}:\\d{2})$"},{"type":"null"}]},"site_id":{"type":"string","pattern":"^[A-Za-z0-9_-]{1,64}$"},"environment":{"type":"string","enum":["preview","production"]},"fingerprint":{"type":"string","pattern":"^[0-9a-f]{64}$"},"adopt":{"type":"string","minLength":1}}};
const formats4 = require("ajv-formats/dist/formats").fullFormats["date-time"];
const pattern11 = new RegExp("^(\\d{4}-\\d{2}-\\d{2})[Tt ](\\d{2}:\\d{2}):(\\d{2})(\\.\\d+)?([Zz]|[+-]\\d{2}:\\d{2})$", "u");
const pattern13 = new RegExp("^[0-9a-f]{64}$", "u");

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate5.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.reason === undefined) || (!(func0.call(data, "reason")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.comment === undefined) || (!(func0.call(data, "comment")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "comment"},message:"must have required property '"+"comment"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.site_id === undefined) || (!(func0.call(data, "site_id")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "site_id"},message:"must have required property '"+"site_id"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.environment === undefined) || (!(func0.call(data, "environment")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "environment"},message:"must have required property '"+"environment"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.fingerprint === undefined) || (!(func0.call(data, "fingerprint")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fingerprint"},message:"must have required property '"+"fingerprint"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((((key0 === "reason") || (key0 === "comment")) || (key0 === "expires_at")) || (key0 === "site_id")) || (key0 === "environment")) || (key0 === "fingerprint")) || (key0 === "adopt"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.reason !== undefined && func0.call(data, "reason")){
let data0 = data.reason;
if(typeof data0 !== "string"){
const err6 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!((((data0 === "false_positive") || (data0 === "accepted_risk")) || (data0 === "not_applicable")) || (data0 === "handled_elsewhere"))){
const err7 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/enum",keyword:"enum",params:{allowedValues: schema5.properties.reason.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.comment !== undefined && func0.call(data, "comment")){
let data1 = data.comment;
if(typeof data1 === "string"){
if(func2(data1) > 1000){
const err8 = {instancePath:instancePath+"/comment",schemaPath:"#/properties/comment/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func2(data1) < 10){
const err9 = {instancePath:instancePath+"/comment",schemaPath:"#/properties/comment/minLength",keyword:"minLength",params:{limit: 10},message:"must NOT have fewer than 10 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/comment",schemaPath:"#/properties/comment/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.expires_at !== undefined && func0.call(data, "expires_at")){
let data2 = data.expires_at;
const _errs7 = errors;
let valid1 = false;
const _errs8 = errors;
if(typeof data2 === "string"){
if(!pattern11.test(data2)){
const err11 = {instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/anyOf/0/pattern",keyword:"pattern",params:{pattern: "^(\\d{4}-\\d{2}-\\d{2})[Tt ](\\d{2}:\\d{2}):(\\d{2})(\\.\\d+)?([Zz]|[+-]\\d{2}:\\d{2})$"},message:"must match pattern \""+"^(\\d{4}-\\d{2}-\\d{2})[Tt ](\\d{2}:\\d{2}):(\\d{2})(\\.\\d+)?([Zz]|[+-]\\d{2}:\\d{2})$"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(formats4.validate(data2))){
const err12 = {instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/anyOf/0/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
const err13 = {instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var _valid0 = _errs8 === errors;
valid1 = valid1 || _valid0;
const _errs10 = errors;
if(data2 !== null){
const err14 = {instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var _valid0 = _errs10 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err15 = {instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
}
if(data.site_id !== undefined && func0.call(data, "site_id")){
let data3 = data.site_id;
if(typeof data3 === "string"){
if(!pattern3.test(data3)){
const err16 = {instancePath:instancePath+"/site_id",schemaPath:"#/properties/site_id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,64}$"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/site_id",schemaPath:"#/properties/site_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.environment !== undefined && func0.call(data, "environment")){
let data4 = data.environment;
if(typeof data4 !== "string"){
const err18 = {instancePath:instancePath+"/environment",schemaPath:"#/properties/environment/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!((data4 === "preview") || (data4 === "production"))){
const err19 = {instancePath:instancePath+"/environment",schemaPath:"#/properties/environment/enum",keyword:"enum",params:{allowedValues: schema5.properties.environment.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.fingerprint !== undefined && func0.call(data, "fingerprint")){
let data5 = data.fingerprint;
if(typeof data5 === "string"){
if(!pattern13.test(data5)){
const err20 = {instancePath:instancePath+"/fingerprint",schemaPath:"#/properties/fingerprint/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/fingerprint",schemaPath:"#/properties/fingerprint/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.adopt !== undefined && func0.call(data, "adopt")){
let data6 = data.adopt;
if(typeof data6 === "string"){
if(func2(data6) < 1){
const err22 = {instancePath:instancePath+"/adopt",schemaPath:"#/properties/adopt/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/adopt",schemaPath:"#/properties/adopt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
validate5.errors = vErrors;
return errors === 0;
}
validate5.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const ScanSchedule = validate6;
const schema6 = {"type":"object","additionalProperties":false,"required":["site_id"],"properties":{"site_id":{"type":"string","pattern":"^[A-Za-z0-9_-]{1,64}$"},"enabled":{"type":"boolean"},"frequency":{"type":"string","enum":["daily","weekly","monthly"]},"weekday":{"type":"integer","minimum":1,"maximum":7},"month_day":{"type":"integer","minimum":1,"maximum":28},"hour":{"type":"integer","minimum":0,"maximum":23},"timezone":{"type":["string","null"],"minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_+-]+(/[A-Za-z0-9_+-]+)*$"},"environment":{"type":"string","enum":["preview","production"]},"start_urls":{"type":"array","maxItems":20,"uniqueItems":true,"items":{"type":"string","format":"uri","pattern":"^https?://[^/?#]","maxLength":2048}},"max_pages":{"type":"integer","minimum":1,"maximum":500},"profiles":{"type":"array","minItems":1,"maxItems":5,"uniqueItems":true,"items":{"type":"string","pattern":"^[a-z][a-z0-9_]{0,39}$"}},"adopt":{"const":true}}};
const pattern17 = new RegExp("^[a-z][a-z0-9_]{0,39}$", "u");

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate6.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.site_id === undefined) || (!(func0.call(data, "site_id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "site_id"},message:"must have required property '"+"site_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema6.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.site_id !== undefined && func0.call(data, "site_id")){
let data0 = data.site_id;
if(typeof data0 === "string"){
if(!pattern3.test(data0)){
const err2 = {instancePath:instancePath+"/site_id",schemaPath:"#/properties/site_id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,64}$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/site_id",schemaPath:"#/properties/site_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.enabled !== undefined && func0.call(data, "enabled")){
if(typeof data.enabled !== "boolean"){
const err4 = {instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.frequency !== undefined && func0.call(data, "frequency")){
let data2 = data.frequency;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/frequency",schemaPath:"#/properties/frequency/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(((data2 === "daily") || (data2 === "weekly")) || (data2 === "monthly"))){
const err6 = {instancePath:instancePath+"/frequency",schemaPath:"#/properties/frequency/enum",keyword:"enum",params:{allowedValues: schema6.properties.frequency.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.weekday !== undefined && func0.call(data, "weekday")){
let data3 = data.weekday;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err7 = {instancePath:instancePath+"/weekday",schemaPath:"#/properties/weekday/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(typeof data3 == "number"){
if(data3 > 7 || isNaN(data3)){
const err8 = {instancePath:instancePath+"/weekday",schemaPath:"#/properties/weekday/maximum",keyword:"maximum",params:{comparison: "<=", limit: 7},message:"must be <= 7"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/weekday",schemaPath:"#/properties/weekday/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.month_day !== undefined && func0.call(data, "month_day")){
let data4 = data.month_day;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err10 = {instancePath:instancePath+"/month_day",schemaPath:"#/properties/month_day/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data4 == "number"){
if(data4 > 28 || isNaN(data4)){
const err11 = {instancePath:instancePath+"/month_day",schemaPath:"#/properties/month_day/maximum",keyword:"maximum",params:{comparison: "<=", limit: 28},message:"must be <= 28"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err12 = {instancePath:instancePath+"/month_day",schemaPath:"#/properties/month_day/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.hour !== undefined && func0.call(data, "hour")){
let data5 = data.hour;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
const err13 = {instancePath:instancePath+"/hour",schemaPath:"#/properties/hour/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data5 == "number"){
if(data5 > 23 || isNaN(data5)){
const err14 = {instancePath:instancePath+"/hour",schemaPath:"#/properties/hour/maximum",keyword:"maximum",params:{comparison: "<=", limit: 23},message:"must be <= 23"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err15 = {instancePath:instancePath+"/hour",schemaPath:"#/properties/hour/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data.timezone !== undefined && func0.call(data, "timezone")){
let data6 = data.timezone;
if((typeof data6 !== "string") && (data6 !== null)){
const err16 = {instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/type",keyword:"type",params:{type: schema6.properties.timezone.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(typeof data6 === "string"){
if(func2(data6) > 64){
const err17 = {instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(func2(data6) < 1){
const err18 = {instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!pattern1.test(data6)){
const err19 = {instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_+-]+(/[A-Za-z0-9_+-]+)*$"},message:"must match pattern \""+"^[A-Za-z0-9_+-]+(/[A-Za-z0-9_+-]+)*$"+"\""};
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
if(data.environment !== undefined && func0.call(data, "environment")){
let data7 = data.environment;
if(typeof data7 !== "string"){
const err20 = {instancePath:instancePath+"/environment",schemaPath:"#/properties/environment/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!((data7 === "preview") || (data7 === "production"))){
const err21 = {instancePath:instancePath+"/environment",schemaPath:"#/properties/environment/enum",keyword:"enum",params:{allowedValues: schema6.properties.environment.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.start_urls !== undefined && func0.call(data, "start_urls")){
let data8 = data.start_urls;
if(Array.isArray(data8)){
if(data8.length > 20){
const err22 = {instancePath:instancePath+"/start_urls",schemaPath:"#/properties/start_urls/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if(typeof data9 === "string"){
if(func2(data9) > 2048){
const err23 = {instancePath:instancePath+"/start_urls/" + i0,schemaPath:"#/properties/start_urls/items/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!pattern10.test(data9)){
const err24 = {instancePath:instancePath+"/start_urls/" + i0,schemaPath:"#/properties/start_urls/items/pattern",keyword:"pattern",params:{pattern: "^https?://[^/?#]"},message:"must match pattern \""+"^https?://[^/?#]"+"\""};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!(formats2(data9))){
const err25 = {instancePath:instancePath+"/start_urls/" + i0,schemaPath:"#/properties/start_urls/items/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/start_urls/" + i0,schemaPath:"#/properties/start_urls/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
let i1 = data8.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data8[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err27 = {instancePath:instancePath+"/start_urls",schemaPath:"#/properties/start_urls/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err28 = {instancePath:instancePath+"/start_urls",schemaPath:"#/properties/start_urls/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.max_pages !== undefined && func0.call(data, "max_pages")){
let data10 = data.max_pages;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
const err29 = {instancePath:instancePath+"/max_pages",schemaPath:"#/properties/max_pages/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(typeof data10 == "number"){
if(data10 > 500 || isNaN(data10)){
const err30 = {instancePath:instancePath+"/max_pages",schemaPath:"#/properties/max_pages/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data10 < 1 || isNaN(data10)){
const err31 = {instancePath:instancePath+"/max_pages",schemaPath:"#/properties/max_pages/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
if(data.profiles !== undefined && func0.call(data, "profiles")){
let data11 = data.profiles;
if(Array.isArray(data11)){
if(data11.length > 5){
const err32 = {instancePath:instancePath+"/profiles",schemaPath:"#/properties/profiles/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data11.length < 1){
const err33 = {instancePath:instancePath+"/profiles",schemaPath:"#/properties/profiles/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
const len1 = data11.length;
for(let i2=0; i2<len1; i2++){
let data12 = data11[i2];
if(typeof data12 === "string"){
if(!pattern17.test(data12)){
const err34 = {instancePath:instancePath+"/profiles/" + i2,schemaPath:"#/properties/profiles/items/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,39}$"},message:"must match pattern \""+"^[a-z][a-z0-9_]{0,39}$"+"\""};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/profiles/" + i2,schemaPath:"#/properties/profiles/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
let i3 = data11.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data11[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
const err36 = {instancePath:instancePath+"/profiles",schemaPath:"#/properties/profiles/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1},message:"must NOT have duplicate items (items ## "+j1+" and "+i3+" are identical)"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
break;
}
indices1[item1] = i3;
}
}
}
else {
const err37 = {instancePath:instancePath+"/profiles",schemaPath:"#/properties/profiles/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.adopt !== undefined && func0.call(data, "adopt")){
if(true !== data.adopt){
const err38 = {instancePath:instancePath+"/adopt",schemaPath:"#/properties/adopt/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
else {
const err39 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
validate6.errors = vErrors;
return errors === 0;
}
validate6.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const Token = validate7;
const schema7 = {"type":"object","additionalProperties":false,"required":["name","scopes"],"properties":{"name":{"type":"string","minLength":1,"maxLength":80},"scopes":{"type":"array","minItems":1,"maxItems":10,"uniqueItems":true,"items":{"type":"string","enum":["sites:read","sites:write","banner:read","banner:write","banner:publish","scans:read","scans:run","logs:read","logs:export","analytics:read"]}},"site_id":{"anyOf":[{"type":"string","pattern":"^[A-Za-z0-9_-]{1,64}$"},{"type":"null"}]},"environment":{"anyOf":[{"type":"string","enum":["preview","production"]},{"type":"null"}]},"expires_at":{"anyOf":[{"type":"string","format":"date-time","pattern":"^(\\d{4}-\\d{2}-\\d{2})[Tt ](\\d{2}:\\d{2}):(\\d{2})(\\.\\d+)?([Zz]|[+-]\\d{2}:\\d{2})$"},{"type":"null"}]},"expires_in_days":{"type":"integer","minimum":1,"maximum":3650},"rotation_triggers":{"type":"object","additionalProperties":{"type":"string"}},"renew_before_days":{"type":"integer","minimum":1,"maximum":3649},"overlap_hours":{"type":"integer","minimum":0,"maximum":168},"adopt":{"type":"string","minLength":1}}};

function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate7.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.scopes === undefined) || (!(func0.call(data, "scopes")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "scopes"},message:"must have required property '"+"scopes"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema7.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
let data0 = data.name;
if(typeof data0 === "string"){
if(func2(data0) > 80){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func2(data0) < 1){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.scopes !== undefined && func0.call(data, "scopes")){
let data1 = data.scopes;
if(Array.isArray(data1)){
if(data1.length > 10){
const err6 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.length < 1){
const err7 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 !== "string"){
const err8 = {instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/properties/scopes/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((((((((((data2 === "sites:read") || (data2 === "sites:write")) || (data2 === "banner:read")) || (data2 === "banner:write")) || (data2 === "banner:publish")) || (data2 === "scans:read")) || (data2 === "scans:run")) || (data2 === "logs:read")) || (data2 === "logs:export")) || (data2 === "analytics:read"))){
const err9 = {instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/properties/scopes/items/enum",keyword:"enum",params:{allowedValues: schema7.properties.scopes.items.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
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
const err10 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err11 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.site_id !== undefined && func0.call(data, "site_id")){
let data3 = data.site_id;
const _errs9 = errors;
let valid4 = false;
const _errs10 = errors;
if(typeof data3 === "string"){
if(!pattern3.test(data3)){
const err12 = {instancePath:instancePath+"/site_id",schemaPath:"#/properties/site_id/anyOf/0/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,64}$"+"\""};
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
const err13 = {instancePath:instancePath+"/site_id",schemaPath:"#/properties/site_id/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var _valid0 = _errs10 === errors;
valid4 = valid4 || _valid0;
const _errs12 = errors;
if(data3 !== null){
const err14 = {instancePath:instancePath+"/site_id",schemaPath:"#/properties/site_id/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var _valid0 = _errs12 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const err15 = {instancePath:instancePath+"/site_id",schemaPath:"#/properties/site_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
}
if(data.environment !== undefined && func0.call(data, "environment")){
let data4 = data.environment;
const _errs15 = errors;
let valid5 = false;
const _errs16 = errors;
if(typeof data4 !== "string"){
const err16 = {instancePath:instancePath+"/environment",schemaPath:"#/properties/environment/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!((data4 === "preview") || (data4 === "production"))){
const err17 = {instancePath:instancePath+"/environment",schemaPath:"#/properties/environment/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema7.properties.environment.anyOf[0].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var _valid1 = _errs16 === errors;
valid5 = valid5 || _valid1;
const _errs18 = errors;
if(data4 !== null){
const err18 = {instancePath:instancePath+"/environment",schemaPath:"#/properties/environment/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var _valid1 = _errs18 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const err19 = {instancePath:instancePath+"/environment",schemaPath:"#/properties/environment/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
else {
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
}
}
if(data.expires_at !== undefined && func0.call(data, "expires_at")){
let data5 = data.expires_at;
const _errs21 = errors;
let valid6 = false;
const _errs22 = errors;
if(typeof data5 === "string"){
if(!pattern11.test(data5)){
const err20 = {instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/anyOf/0/pattern",keyword:"pattern",params:{pattern: "^(\\d{4}-\\d{2}-\\d{2})[Tt ](\\d{2}:\\d{2}):(\\d{2})(\\.\\d+)?([Zz]|[+-]\\d{2}:\\d{2})$"},message:"must match pattern \""+"^(\\d{4}-\\d{2}-\\d{2})[Tt ](\\d{2}:\\d{2}):(\\d{2})(\\.\\d+)?([Zz]|[+-]\\d{2}:\\d{2})$"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!(formats4.validate(data5))){
const err21 = {instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/anyOf/0/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var _valid2 = _errs22 === errors;
valid6 = valid6 || _valid2;
const _errs24 = errors;
if(data5 !== null){
const err23 = {instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
var _valid2 = _errs24 === errors;
valid6 = valid6 || _valid2;
if(!valid6){
const err24 = {instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
else {
errors = _errs21;
if(vErrors !== null){
if(_errs21){
vErrors.length = _errs21;
}
else {
vErrors = null;
}
}
}
}
if(data.expires_in_days !== undefined && func0.call(data, "expires_in_days")){
let data6 = data.expires_in_days;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
const err25 = {instancePath:instancePath+"/expires_in_days",schemaPath:"#/properties/expires_in_days/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(typeof data6 == "number"){
if(data6 > 3650 || isNaN(data6)){
const err26 = {instancePath:instancePath+"/expires_in_days",schemaPath:"#/properties/expires_in_days/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3650},message:"must be <= 3650"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err27 = {instancePath:instancePath+"/expires_in_days",schemaPath:"#/properties/expires_in_days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
if(data.rotation_triggers !== undefined && func0.call(data, "rotation_triggers")){
let data7 = data.rotation_triggers;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key1 of Object.keys(data7)){
if(typeof data7[key1] !== "string"){
const err28 = {instancePath:instancePath+"/rotation_triggers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/rotation_triggers/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/rotation_triggers",schemaPath:"#/properties/rotation_triggers/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.renew_before_days !== undefined && func0.call(data, "renew_before_days")){
let data9 = data.renew_before_days;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
const err30 = {instancePath:instancePath+"/renew_before_days",schemaPath:"#/properties/renew_before_days/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(typeof data9 == "number"){
if(data9 > 3649 || isNaN(data9)){
const err31 = {instancePath:instancePath+"/renew_before_days",schemaPath:"#/properties/renew_before_days/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3649},message:"must be <= 3649"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data9 < 1 || isNaN(data9)){
const err32 = {instancePath:instancePath+"/renew_before_days",schemaPath:"#/properties/renew_before_days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
if(data.overlap_hours !== undefined && func0.call(data, "overlap_hours")){
let data10 = data.overlap_hours;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
const err33 = {instancePath:instancePath+"/overlap_hours",schemaPath:"#/properties/overlap_hours/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(typeof data10 == "number"){
if(data10 > 168 || isNaN(data10)){
const err34 = {instancePath:instancePath+"/overlap_hours",schemaPath:"#/properties/overlap_hours/maximum",keyword:"maximum",params:{comparison: "<=", limit: 168},message:"must be <= 168"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data10 < 0 || isNaN(data10)){
const err35 = {instancePath:instancePath+"/overlap_hours",schemaPath:"#/properties/overlap_hours/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
if(data.adopt !== undefined && func0.call(data, "adopt")){
let data11 = data.adopt;
if(typeof data11 === "string"){
if(func2(data11) < 1){
const err36 = {instancePath:instancePath+"/adopt",schemaPath:"#/properties/adopt/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/adopt",schemaPath:"#/properties/adopt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
validate7.errors = vErrors;
return errors === 0;
}
validate7.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const TrackedService = validate8;
const schema8 = {"type":"object","additionalProperties":false,"required":["site_id","key","name","company","category"],"properties":{"site_id":{"type":"string","pattern":"^[A-Za-z0-9_-]{1,64}$"},"key":{"type":"string","minLength":1,"maxLength":64,"pattern":"^[a-z][a-z0-9_-]{0,63}$"},"name":{"type":"string","minLength":1,"maxLength":120},"company":{"type":"string","minLength":1,"maxLength":200},"category":{"type":"string","pattern":"^[a-z][a-z0-9_-]{0,39}$"},"hosts":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"type":"string","minLength":1,"maxLength":253,"pattern":"^[a-z0-9*._-]+$"}},"scripts":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"type":"string","minLength":1,"maxLength":2048}},"storage":{"type":"array","maxItems":200,"items":{"type":"object","required":["kind","party","duration"],"properties":{"name":{"type":"string","minLength":1,"maxLength":255},"pattern":{"type":"string","minLength":1,"maxLength":255},"kind":{"type":"string","enum":["cookie","local","session","indexeddb","pixel"]},"party":{"type":"string","enum":["first","third"]},"domain":{"type":["string","null"],"minLength":1,"maxLength":253},"duration":{"type":"string","maxLength":40,"pattern":"^(session|P(?=[0-9T])([0-9]+Y)?([0-9]+M)?([0-9]+W)?([0-9]+D)?(T(?=[0-9])([0-9]+H)?([0-9]+M)?([0-9]+S)?)?)$"},"purpose":{"type":"object","maxProperties":60,"propertyNames":{"type":"string","pattern":"^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$","maxLength":35},"additionalProperties":{"type":"string","minLength":1,"maxLength":1000}}},"additionalProperties":false,"oneOf":[{"required":["name"]},{"required":["pattern"]}]}},"legal_basis":{"anyOf":[{"type":"string","enum":["consent","legitimate_interest","necessary"]},{"type":"null"}]},"blocking":{"type":"string","enum":["auto","manual","none"]},"purposes":{"type":"object","maxProperties":60,"propertyNames":{"type":"string","pattern":"^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$","maxLength":35},"additionalProperties":{"type":"string","minLength":1,"maxLength":1000}},"privacy_url":{"type":["string","null"],"format":"uri","maxLength":2048,"pattern":"^https://[^/?#]"},"countries":{"type":"array","maxItems":250,"uniqueItems":true,"items":{"type":"string","pattern":"^[A-Z]{2}$"}},"iab_vendor_id":{"type":["integer","null"],"minimum":1,"maximum":9007199254740991},"google_atp_id":{"type":["integer","null"],"minimum":1,"maximum":9007199254740991},"status":{"type":"string","enum":["live","needs_review","ignored"]},"adopt":{"type":"string","minLength":1}}};
const pattern21 = new RegExp("^[a-z][a-z0-9_-]{0,63}$", "u");
const pattern22 = new RegExp("^[a-z][a-z0-9_-]{0,39}$", "u");
const pattern23 = new RegExp("^[a-z0-9*._-]+$", "u");
const pattern24 = new RegExp("^(session|P(?=[0-9T])([0-9]+Y)?([0-9]+M)?([0-9]+W)?([0-9]+D)?(T(?=[0-9])([0-9]+H)?([0-9]+M)?([0-9]+S)?)?)$", "u");
const pattern27 = new RegExp("^https://[^/?#]", "u");
const pattern28 = new RegExp("^[A-Z]{2}$", "u");

function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate8.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.site_id === undefined) || (!(func0.call(data, "site_id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "site_id"},message:"must have required property '"+"site_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.key === undefined) || (!(func0.call(data, "key")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.company === undefined) || (!(func0.call(data, "company")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "company"},message:"must have required property '"+"company"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.category === undefined) || (!(func0.call(data, "category")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "category"},message:"must have required property '"+"category"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema8.properties, key0))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.site_id !== undefined && func0.call(data, "site_id")){
let data0 = data.site_id;
if(typeof data0 === "string"){
if(!pattern3.test(data0)){
const err6 = {instancePath:instancePath+"/site_id",schemaPath:"#/properties/site_id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,64}$"+"\""};
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
const err7 = {instancePath:instancePath+"/site_id",schemaPath:"#/properties/site_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.key !== undefined && func0.call(data, "key")){
let data1 = data.key;
if(typeof data1 === "string"){
if(func2(data1) > 64){
const err8 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func2(data1) < 1){
const err9 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern21.test(data1)){
const err10 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_-]{0,63}$"},message:"must match pattern \""+"^[a-z][a-z0-9_-]{0,63}$"+"\""};
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
const err11 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
let data2 = data.name;
if(typeof data2 === "string"){
if(func2(data2) > 120){
const err12 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(func2(data2) < 1){
const err13 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err14 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.company !== undefined && func0.call(data, "company")){
let data3 = data.company;
if(typeof data3 === "string"){
if(func2(data3) > 200){
const err15 = {instancePath:instancePath+"/company",schemaPath:"#/properties/company/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(func2(data3) < 1){
const err16 = {instancePath:instancePath+"/company",schemaPath:"#/properties/company/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/company",schemaPath:"#/properties/company/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.category !== undefined && func0.call(data, "category")){
let data4 = data.category;
if(typeof data4 === "string"){
if(!pattern22.test(data4)){
const err18 = {instancePath:instancePath+"/category",schemaPath:"#/properties/category/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][a-z0-9_-]{0,39}$"+"\""};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/category",schemaPath:"#/properties/category/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.hosts !== undefined && func0.call(data, "hosts")){
let data5 = data.hosts;
if(Array.isArray(data5)){
if(data5.length > 50){
const err20 = {instancePath:instancePath+"/hosts",schemaPath:"#/properties/hosts/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 === "string"){
if(func2(data6) > 253){
const err21 = {instancePath:instancePath+"/hosts/" + i0,schemaPath:"#/properties/hosts/items/maxLength",keyword:"maxLength",params:{limit: 253},message:"must NOT have more than 253 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(func2(data6) < 1){
const err22 = {instancePath:instancePath+"/hosts/" + i0,schemaPath:"#/properties/hosts/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!pattern23.test(data6)){
const err23 = {instancePath:instancePath+"/hosts/" + i0,schemaPath:"#/properties/hosts/items/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9*._-]+$"},message:"must match pattern \""+"^[a-z0-9*._-]+$"+"\""};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/hosts/" + i0,schemaPath:"#/properties/hosts/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
let i1 = data5.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data5[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err25 = {instancePath:instancePath+"/hosts",schemaPath:"#/properties/hosts/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err26 = {instancePath:instancePath+"/hosts",schemaPath:"#/properties/hosts/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.scripts !== undefined && func0.call(data, "scripts")){
let data7 = data.scripts;
if(Array.isArray(data7)){
if(data7.length > 50){
const err27 = {instancePath:instancePath+"/scripts",schemaPath:"#/properties/scripts/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
const len1 = data7.length;
for(let i2=0; i2<len1; i2++){
let data8 = data7[i2];
if(typeof data8 === "string"){
if(func2(data8) > 2048){
const err28 = {instancePath:instancePath+"/scripts/" + i2,schemaPath:"#/properties/scripts/items/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(func2(data8) < 1){
const err29 = {instancePath:instancePath+"/scripts/" + i2,schemaPath:"#/properties/scripts/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/scripts/" + i2,schemaPath:"#/properties/scripts/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
let i3 = data7.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data7[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
const err31 = {instancePath:instancePath+"/scripts",schemaPath:"#/properties/scripts/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1},message:"must NOT have duplicate items (items ## "+j1+" and "+i3+" are identical)"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
break;
}
indices1[item1] = i3;
}
}
}
else {
const err32 = {instancePath:instancePath+"/scripts",schemaPath:"#/properties/scripts/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.storage !== undefined && func0.call(data, "storage")){
let data9 = data.storage;
if(Array.isArray(data9)){
if(data9.length > 200){
const err33 = {instancePath:instancePath+"/storage",schemaPath:"#/properties/storage/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
const len2 = data9.length;
for(let i4=0; i4<len2; i4++){
let data10 = data9[i4];
const _errs24 = errors;
let valid9 = false;
let passing0 = null;
const _errs25 = errors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if((data10.name === undefined) || (!(func0.call(data10, "name")))){
const err34 = {instancePath:instancePath+"/storage/" + i4,schemaPath:"#/properties/storage/items/oneOf/0/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
var _valid0 = _errs25 === errors;
if(_valid0){
valid9 = true;
passing0 = 0;
}
const _errs26 = errors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if((data10.pattern === undefined) || (!(func0.call(data10, "pattern")))){
const err35 = {instancePath:instancePath+"/storage/" + i4,schemaPath:"#/properties/storage/items/oneOf/1/required",keyword:"required",params:{missingProperty: "pattern"},message:"must have required property '"+"pattern"+"'"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
var _valid0 = _errs26 === errors;
if(_valid0 && valid9){
valid9 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid9 = true;
passing0 = 1;
}
}
if(!valid9){
const err36 = {instancePath:instancePath+"/storage/" + i4,schemaPath:"#/properties/storage/items/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
else {
errors = _errs24;
if(vErrors !== null){
if(_errs24){
vErrors.length = _errs24;
}
else {
vErrors = null;
}
}
}
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if((data10.kind === undefined) || (!(func0.call(data10, "kind")))){
const err37 = {instancePath:instancePath+"/storage/" + i4,schemaPath:"#/properties/storage/items/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if((data10.party === undefined) || (!(func0.call(data10, "party")))){
const err38 = {instancePath:instancePath+"/storage/" + i4,schemaPath:"#/properties/storage/items/required",keyword:"required",params:{missingProperty: "party"},message:"must have required property '"+"party"+"'"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if((data10.duration === undefined) || (!(func0.call(data10, "duration")))){
const err39 = {instancePath:instancePath+"/storage/" + i4,schemaPath:"#/properties/storage/items/required",keyword:"required",params:{missingProperty: "duration"},message:"must have required property '"+"duration"+"'"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
for(const key1 of Object.keys(data10)){
if(!(((((((key1 === "name") || (key1 === "pattern")) || (key1 === "kind")) || (key1 === "party")) || (key1 === "domain")) || (key1 === "duration")) || (key1 === "purpose"))){
const err40 = {instancePath:instancePath+"/storage/" + i4,schemaPath:"#/properties/storage/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data10.name !== undefined && func0.call(data10, "name")){
let data11 = data10.name;
if(typeof data11 === "string"){
if(func2(data11) > 255){
const err41 = {instancePath:instancePath+"/storage/" + i4+"/name",schemaPath:"#/properties/storage/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(func2(data11) < 1){
const err42 = {instancePath:instancePath+"/storage/" + i4+"/name",schemaPath:"#/properties/storage/items/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/storage/" + i4+"/name",schemaPath:"#/properties/storage/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data10.pattern !== undefined && func0.call(data10, "pattern")){
let data12 = data10.pattern;
if(typeof data12 === "string"){
if(func2(data12) > 255){
const err44 = {instancePath:instancePath+"/storage/" + i4+"/pattern",schemaPath:"#/properties/storage/items/properties/pattern/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(func2(data12) < 1){
const err45 = {instancePath:instancePath+"/storage/" + i4+"/pattern",schemaPath:"#/properties/storage/items/properties/pattern/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
else {
const err46 = {instancePath:instancePath+"/storage/" + i4+"/pattern",schemaPath:"#/properties/storage/items/properties/pattern/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data10.kind !== undefined && func0.call(data10, "kind")){
let data13 = data10.kind;
if(typeof data13 !== "string"){
const err47 = {instancePath:instancePath+"/storage/" + i4+"/kind",schemaPath:"#/properties/storage/items/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(!(((((data13 === "cookie") || (data13 === "local")) || (data13 === "session")) || (data13 === "indexeddb")) || (data13 === "pixel"))){
const err48 = {instancePath:instancePath+"/storage/" + i4+"/kind",schemaPath:"#/properties/storage/items/properties/kind/enum",keyword:"enum",params:{allowedValues: schema8.properties.storage.items.properties.kind.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data10.party !== undefined && func0.call(data10, "party")){
let data14 = data10.party;
if(typeof data14 !== "string"){
const err49 = {instancePath:instancePath+"/storage/" + i4+"/party",schemaPath:"#/properties/storage/items/properties/party/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(!((data14 === "first") || (data14 === "third"))){
const err50 = {instancePath:instancePath+"/storage/" + i4+"/party",schemaPath:"#/properties/storage/items/properties/party/enum",keyword:"enum",params:{allowedValues: schema8.properties.storage.items.properties.party.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data10.domain !== undefined && func0.call(data10, "domain")){
let data15 = data10.domain;
if((typeof data15 !== "string") && (data15 !== null)){
const err51 = {instancePath:instancePath+"/storage/" + i4+"/domain",schemaPath:"#/properties/storage/items/properties/domain/type",keyword:"type",params:{type: schema8.properties.storage.items.properties.domain.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(typeof data15 === "string"){
if(func2(data15) > 253){
const err52 = {instancePath:instancePath+"/storage/" + i4+"/domain",schemaPath:"#/properties/storage/items/properties/domain/maxLength",keyword:"maxLength",params:{limit: 253},message:"must NOT have more than 253 characters"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(func2(data15) < 1){
const err53 = {instancePath:instancePath+"/storage/" + i4+"/domain",schemaPath:"#/properties/storage/items/properties/domain/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
}
if(data10.duration !== undefined && func0.call(data10, "duration")){
let data16 = data10.duration;
if(typeof data16 === "string"){
if(func2(data16) > 40){
const err54 = {instancePath:instancePath+"/storage/" + i4+"/duration",schemaPath:"#/properties/storage/items/properties/duration/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(!pattern24.test(data16)){
const err55 = {instancePath:instancePath+"/storage/" + i4+"/duration",schemaPath:"#/properties/storage/items/properties/duration/pattern",keyword:"pattern",params:{pattern: "^(session|P(?=[0-9T])([0-9]+Y)?([0-9]+M)?([0-9]+W)?([0-9]+D)?(T(?=[0-9])([0-9]+H)?([0-9]+M)?([0-9]+S)?)?)$"},message:"must match pattern \""+"^(session|P(?=[0-9T])([0-9]+Y)?([0-9]+M)?([0-9]+W)?([0-9]+D)?(T(?=[0-9])([0-9]+H)?([0-9]+M)?([0-9]+S)?)?)$"+"\""};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
else {
const err56 = {instancePath:instancePath+"/storage/" + i4+"/duration",schemaPath:"#/properties/storage/items/properties/duration/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data10.purpose !== undefined && func0.call(data10, "purpose")){
let data17 = data10.purpose;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(Object.keys(data17).length > 60){
const err57 = {instancePath:instancePath+"/storage/" + i4+"/purpose",schemaPath:"#/properties/storage/items/properties/purpose/maxProperties",keyword:"maxProperties",params:{limit: 60},message:"must NOT have more than 60 properties"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
for(const key2 of Object.keys(data17)){
const _errs42 = errors;
if(typeof key2 === "string"){
if(func2(key2) > 35){
const err58 = {instancePath:instancePath+"/storage/" + i4+"/purpose",schemaPath:"#/properties/storage/items/properties/purpose/propertyNames/maxLength",keyword:"maxLength",params:{limit: 35},message:"must NOT have more than 35 characters",propertyName:key2};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(!pattern0.test(key2)){
const err59 = {instancePath:instancePath+"/storage/" + i4+"/purpose",schemaPath:"#/properties/storage/items/properties/purpose/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$"},message:"must match pattern \""+"^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$"+"\"",propertyName:key2};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
else {
const err60 = {instancePath:instancePath+"/storage/" + i4+"/purpose",schemaPath:"#/properties/storage/items/properties/purpose/propertyNames/type",keyword:"type",params:{type: "string"},message:"must be string",propertyName:key2};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
var valid11 = _errs42 === errors;
if(!valid11){
const err61 = {instancePath:instancePath+"/storage/" + i4+"/purpose",schemaPath:"#/properties/storage/items/properties/purpose/propertyNames",keyword:"propertyNames",params:{propertyName: key2},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
for(const key3 of Object.keys(data17)){
let data18 = data17[key3];
if(typeof data18 === "string"){
if(func2(data18) > 1000){
const err62 = {instancePath:instancePath+"/storage/" + i4+"/purpose/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/storage/items/properties/purpose/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(func2(data18) < 1){
const err63 = {instancePath:instancePath+"/storage/" + i4+"/purpose/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/storage/items/properties/purpose/additionalProperties/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
else {
const err64 = {instancePath:instancePath+"/storage/" + i4+"/purpose/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/storage/items/properties/purpose/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
}
else {
const err65 = {instancePath:instancePath+"/storage/" + i4+"/purpose",schemaPath:"#/properties/storage/items/properties/purpose/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
}
else {
const err66 = {instancePath:instancePath+"/storage/" + i4,schemaPath:"#/properties/storage/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
}
else {
const err67 = {instancePath:instancePath+"/storage",schemaPath:"#/properties/storage/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data.legal_basis !== undefined && func0.call(data, "legal_basis")){
let data19 = data.legal_basis;
const _errs48 = errors;
let valid13 = false;
const _errs49 = errors;
if(typeof data19 !== "string"){
const err68 = {instancePath:instancePath+"/legal_basis",schemaPath:"#/properties/legal_basis/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(!(((data19 === "consent") || (data19 === "legitimate_interest")) || (data19 === "necessary"))){
const err69 = {instancePath:instancePath+"/legal_basis",schemaPath:"#/properties/legal_basis/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema8.properties.legal_basis.anyOf[0].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
var _valid1 = _errs49 === errors;
valid13 = valid13 || _valid1;
const _errs51 = errors;
if(data19 !== null){
const err70 = {instancePath:instancePath+"/legal_basis",schemaPath:"#/properties/legal_basis/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
var _valid1 = _errs51 === errors;
valid13 = valid13 || _valid1;
if(!valid13){
const err71 = {instancePath:instancePath+"/legal_basis",schemaPath:"#/properties/legal_basis/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
else {
errors = _errs48;
if(vErrors !== null){
if(_errs48){
vErrors.length = _errs48;
}
else {
vErrors = null;
}
}
}
}
if(data.blocking !== undefined && func0.call(data, "blocking")){
let data20 = data.blocking;
if(typeof data20 !== "string"){
const err72 = {instancePath:instancePath+"/blocking",schemaPath:"#/properties/blocking/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if(!(((data20 === "auto") || (data20 === "manual")) || (data20 === "none"))){
const err73 = {instancePath:instancePath+"/blocking",schemaPath:"#/properties/blocking/enum",keyword:"enum",params:{allowedValues: schema8.properties.blocking.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data.purposes !== undefined && func0.call(data, "purposes")){
let data21 = data.purposes;
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(Object.keys(data21).length > 60){
const err74 = {instancePath:instancePath+"/purposes",schemaPath:"#/properties/purposes/maxProperties",keyword:"maxProperties",params:{limit: 60},message:"must NOT have more than 60 properties"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
for(const key4 of Object.keys(data21)){
const _errs57 = errors;
if(typeof key4 === "string"){
if(func2(key4) > 35){
const err75 = {instancePath:instancePath+"/purposes",schemaPath:"#/properties/purposes/propertyNames/maxLength",keyword:"maxLength",params:{limit: 35},message:"must NOT have more than 35 characters",propertyName:key4};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
if(!pattern0.test(key4)){
const err76 = {instancePath:instancePath+"/purposes",schemaPath:"#/properties/purposes/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$"},message:"must match pattern \""+"^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$"+"\"",propertyName:key4};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
else {
const err77 = {instancePath:instancePath+"/purposes",schemaPath:"#/properties/purposes/propertyNames/type",keyword:"type",params:{type: "string"},message:"must be string",propertyName:key4};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
var valid14 = _errs57 === errors;
if(!valid14){
const err78 = {instancePath:instancePath+"/purposes",schemaPath:"#/properties/purposes/propertyNames",keyword:"propertyNames",params:{propertyName: key4},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
for(const key5 of Object.keys(data21)){
let data22 = data21[key5];
if(typeof data22 === "string"){
if(func2(data22) > 1000){
const err79 = {instancePath:instancePath+"/purposes/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/purposes/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
if(func2(data22) < 1){
const err80 = {instancePath:instancePath+"/purposes/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/purposes/additionalProperties/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
else {
const err81 = {instancePath:instancePath+"/purposes/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/purposes/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
}
else {
const err82 = {instancePath:instancePath+"/purposes",schemaPath:"#/properties/purposes/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
if(data.privacy_url !== undefined && func0.call(data, "privacy_url")){
let data23 = data.privacy_url;
if((typeof data23 !== "string") && (data23 !== null)){
const err83 = {instancePath:instancePath+"/privacy_url",schemaPath:"#/properties/privacy_url/type",keyword:"type",params:{type: schema8.properties.privacy_url.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
if(typeof data23 === "string"){
if(func2(data23) > 2048){
const err84 = {instancePath:instancePath+"/privacy_url",schemaPath:"#/properties/privacy_url/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
if(!pattern27.test(data23)){
const err85 = {instancePath:instancePath+"/privacy_url",schemaPath:"#/properties/privacy_url/pattern",keyword:"pattern",params:{pattern: "^https://[^/?#]"},message:"must match pattern \""+"^https://[^/?#]"+"\""};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
if(!(formats2(data23))){
const err86 = {instancePath:instancePath+"/privacy_url",schemaPath:"#/properties/privacy_url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
}
if(data.countries !== undefined && func0.call(data, "countries")){
let data24 = data.countries;
if(Array.isArray(data24)){
if(data24.length > 250){
const err87 = {instancePath:instancePath+"/countries",schemaPath:"#/properties/countries/maxItems",keyword:"maxItems",params:{limit: 250},message:"must NOT have more than 250 items"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
const len3 = data24.length;
for(let i5=0; i5<len3; i5++){
let data25 = data24[i5];
if(typeof data25 === "string"){
if(!pattern28.test(data25)){
const err88 = {instancePath:instancePath+"/countries/" + i5,schemaPath:"#/properties/countries/items/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{2}$"},message:"must match pattern \""+"^[A-Z]{2}$"+"\""};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
else {
const err89 = {instancePath:instancePath+"/countries/" + i5,schemaPath:"#/properties/countries/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
let i6 = data24.length;
let j2;
if(i6 > 1){
const indices2 = {};
for(;i6--;){
let item2 = data24[i6];
if(typeof item2 !== "string"){
continue;
}
if(typeof indices2[item2] == "number"){
j2 = indices2[item2];
const err90 = {instancePath:instancePath+"/countries",schemaPath:"#/properties/countries/uniqueItems",keyword:"uniqueItems",params:{i: i6, j: j2},message:"must NOT have duplicate items (items ## "+j2+" and "+i6+" are identical)"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
break;
}
indices2[item2] = i6;
}
}
}
else {
const err91 = {instancePath:instancePath+"/countries",schemaPath:"#/properties/countries/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
if(data.iab_vendor_id !== undefined && func0.call(data, "iab_vendor_id")){
let data26 = data.iab_vendor_id;
if((!((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26)))) && (data26 !== null)){
const err92 = {instancePath:instancePath+"/iab_vendor_id",schemaPath:"#/properties/iab_vendor_id/type",keyword:"type",params:{type: schema8.properties.iab_vendor_id.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
if(typeof data26 == "number"){
if(data26 > 9007199254740991 || isNaN(data26)){
const err93 = {instancePath:instancePath+"/iab_vendor_id",schemaPath:"#/properties/iab_vendor_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
if(data26 < 1 || isNaN(data26)){
const err94 = {instancePath:instancePath+"/iab_vendor_id",schemaPath:"#/properties/iab_vendor_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
}
if(data.google_atp_id !== undefined && func0.call(data, "google_atp_id")){
let data27 = data.google_atp_id;
if((!((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27)))) && (data27 !== null)){
const err95 = {instancePath:instancePath+"/google_atp_id",schemaPath:"#/properties/google_atp_id/type",keyword:"type",params:{type: schema8.properties.google_atp_id.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
if(typeof data27 == "number"){
if(data27 > 9007199254740991 || isNaN(data27)){
const err96 = {instancePath:instancePath+"/google_atp_id",schemaPath:"#/properties/google_atp_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
if(data27 < 1 || isNaN(data27)){
const err97 = {instancePath:instancePath+"/google_atp_id",schemaPath:"#/properties/google_atp_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
}
if(data.status !== undefined && func0.call(data, "status")){
let data28 = data.status;
if(typeof data28 !== "string"){
const err98 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
if(!(((data28 === "live") || (data28 === "needs_review")) || (data28 === "ignored"))){
const err99 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema8.properties.status.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
if(data.adopt !== undefined && func0.call(data, "adopt")){
let data29 = data.adopt;
if(typeof data29 === "string"){
if(func2(data29) < 1){
const err100 = {instancePath:instancePath+"/adopt",schemaPath:"#/properties/adopt/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
else {
const err101 = {instancePath:instancePath+"/adopt",schemaPath:"#/properties/adopt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
}
else {
const err102 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
validate8.errors = vErrors;
return errors === 0;
}
validate8.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const Version = validate9;
const schema9 = {"type":"object","additionalProperties":false,"required":["site_id"],"properties":{"site_id":{"type":"string","pattern":"^[A-Za-z0-9_-]{1,64}$"},"environment":{"type":"string","enum":["preview","production"]},"note":{"type":["string","null"],"maxLength":500},"reconsent":{"type":"string","enum":["auto","force","never"]},"services_digest":{"type":"string","pattern":"^sha256:[0-9a-f]{64}$"},"draft_digest":{"type":"string","pattern":"^sha256:[0-9a-f]{64}$"},"accepted_rules_version":{"type":"string","format":"date"},"gate_override_reason":{"type":"string","minLength":10,"maxLength":500},"expected_production_number":{"type":["integer","null"],"minimum":1,"maximum":9007199254740991},"waivers_digest":{"type":"string","pattern":"^sha256:[0-9a-f]{64}$"},"triggers":{"type":"object","additionalProperties":{"type":"string"}},"adopt":{"type":"string","minLength":1}}};

function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate9.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.site_id === undefined) || (!(func0.call(data, "site_id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "site_id"},message:"must have required property '"+"site_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema9.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.site_id !== undefined && func0.call(data, "site_id")){
let data0 = data.site_id;
if(typeof data0 === "string"){
if(!pattern3.test(data0)){
const err2 = {instancePath:instancePath+"/site_id",schemaPath:"#/properties/site_id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,64}$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/site_id",schemaPath:"#/properties/site_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.environment !== undefined && func0.call(data, "environment")){
let data1 = data.environment;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/environment",schemaPath:"#/properties/environment/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((data1 === "preview") || (data1 === "production"))){
const err5 = {instancePath:instancePath+"/environment",schemaPath:"#/properties/environment/enum",keyword:"enum",params:{allowedValues: schema9.properties.environment.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.note !== undefined && func0.call(data, "note")){
let data2 = data.note;
if((typeof data2 !== "string") && (data2 !== null)){
const err6 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: schema9.properties.note.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data2 === "string"){
if(func2(data2) > 500){
const err7 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
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
if(data.reconsent !== undefined && func0.call(data, "reconsent")){
let data3 = data.reconsent;
if(typeof data3 !== "string"){
const err8 = {instancePath:instancePath+"/reconsent",schemaPath:"#/properties/reconsent/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(((data3 === "auto") || (data3 === "force")) || (data3 === "never"))){
const err9 = {instancePath:instancePath+"/reconsent",schemaPath:"#/properties/reconsent/enum",keyword:"enum",params:{allowedValues: schema9.properties.reconsent.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.services_digest !== undefined && func0.call(data, "services_digest")){
let data4 = data.services_digest;
if(typeof data4 === "string"){
if(!pattern5.test(data4)){
const err10 = {instancePath:instancePath+"/services_digest",schemaPath:"#/properties/services_digest/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^sha256:[0-9a-f]{64}$"+"\""};
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
const err11 = {instancePath:instancePath+"/services_digest",schemaPath:"#/properties/services_digest/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.draft_digest !== undefined && func0.call(data, "draft_digest")){
let data5 = data.draft_digest;
if(typeof data5 === "string"){
if(!pattern5.test(data5)){
const err12 = {instancePath:instancePath+"/draft_digest",schemaPath:"#/properties/draft_digest/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^sha256:[0-9a-f]{64}$"+"\""};
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
const err13 = {instancePath:instancePath+"/draft_digest",schemaPath:"#/properties/draft_digest/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.accepted_rules_version !== undefined && func0.call(data, "accepted_rules_version")){
let data6 = data.accepted_rules_version;
if(typeof data6 === "string"){
if(!(formats0.validate(data6))){
const err14 = {instancePath:instancePath+"/accepted_rules_version",schemaPath:"#/properties/accepted_rules_version/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/accepted_rules_version",schemaPath:"#/properties/accepted_rules_version/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.gate_override_reason !== undefined && func0.call(data, "gate_override_reason")){
let data7 = data.gate_override_reason;
if(typeof data7 === "string"){
if(func2(data7) > 500){
const err16 = {instancePath:instancePath+"/gate_override_reason",schemaPath:"#/properties/gate_override_reason/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(func2(data7) < 10){
const err17 = {instancePath:instancePath+"/gate_override_reason",schemaPath:"#/properties/gate_override_reason/minLength",keyword:"minLength",params:{limit: 10},message:"must NOT have fewer than 10 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/gate_override_reason",schemaPath:"#/properties/gate_override_reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.expected_production_number !== undefined && func0.call(data, "expected_production_number")){
let data8 = data.expected_production_number;
if((!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))) && (data8 !== null)){
const err19 = {instancePath:instancePath+"/expected_production_number",schemaPath:"#/properties/expected_production_number/type",keyword:"type",params:{type: schema9.properties.expected_production_number.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(typeof data8 == "number"){
if(data8 > 9007199254740991 || isNaN(data8)){
const err20 = {instancePath:instancePath+"/expected_production_number",schemaPath:"#/properties/expected_production_number/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data8 < 1 || isNaN(data8)){
const err21 = {instancePath:instancePath+"/expected_production_number",schemaPath:"#/properties/expected_production_number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
if(data.waivers_digest !== undefined && func0.call(data, "waivers_digest")){
let data9 = data.waivers_digest;
if(typeof data9 === "string"){
if(!pattern5.test(data9)){
const err22 = {instancePath:instancePath+"/waivers_digest",schemaPath:"#/properties/waivers_digest/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^sha256:[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/waivers_digest",schemaPath:"#/properties/waivers_digest/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.triggers !== undefined && func0.call(data, "triggers")){
let data10 = data.triggers;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
for(const key1 of Object.keys(data10)){
if(typeof data10[key1] !== "string"){
const err24 = {instancePath:instancePath+"/triggers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/triggers/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/triggers",schemaPath:"#/properties/triggers/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.adopt !== undefined && func0.call(data, "adopt")){
let data12 = data.adopt;
if(typeof data12 === "string"){
if(func2(data12) < 1){
const err26 = {instancePath:instancePath+"/adopt",schemaPath:"#/properties/adopt/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/adopt",schemaPath:"#/properties/adopt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
validate9.errors = vErrors;
return errors === 0;
}
validate9.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const Promotion = validate10;
const schema10 = {"type":"object","additionalProperties":false,"required":["site_id","version_number"],"properties":{"site_id":{"type":"string","pattern":"^[A-Za-z0-9_-]{1,64}$"},"version_number":{"type":"integer","minimum":1},"reason":{"type":"string","minLength":1,"maxLength":500},"gate_override":{"type":"object","required":["version_number","reason"],"properties":{"version_number":{"type":"integer","minimum":1},"reason":{"type":"string","minLength":10,"maxLength":500}},"additionalProperties":false},"adopt":{"const":true}}};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate10.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.site_id === undefined) || (!(func0.call(data, "site_id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "site_id"},message:"must have required property '"+"site_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.version_number === undefined) || (!(func0.call(data, "version_number")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version_number"},message:"must have required property '"+"version_number"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "site_id") || (key0 === "version_number")) || (key0 === "reason")) || (key0 === "gate_override")) || (key0 === "adopt"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.site_id !== undefined && func0.call(data, "site_id")){
let data0 = data.site_id;
if(typeof data0 === "string"){
if(!pattern3.test(data0)){
const err3 = {instancePath:instancePath+"/site_id",schemaPath:"#/properties/site_id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,64}$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/site_id",schemaPath:"#/properties/site_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.version_number !== undefined && func0.call(data, "version_number")){
let data1 = data.version_number;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err5 = {instancePath:instancePath+"/version_number",schemaPath:"#/properties/version_number/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 < 1 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/version_number",schemaPath:"#/properties/version_number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.reason !== undefined && func0.call(data, "reason")){
let data2 = data.reason;
if(typeof data2 === "string"){
if(func2(data2) > 500){
const err7 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func2(data2) < 1){
const err8 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.gate_override !== undefined && func0.call(data, "gate_override")){
let data3 = data.gate_override;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if((data3.version_number === undefined) || (!(func0.call(data3, "version_number")))){
const err10 = {instancePath:instancePath+"/gate_override",schemaPath:"#/properties/gate_override/required",keyword:"required",params:{missingProperty: "version_number"},message:"must have required property '"+"version_number"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((data3.reason === undefined) || (!(func0.call(data3, "reason")))){
const err11 = {instancePath:instancePath+"/gate_override",schemaPath:"#/properties/gate_override/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
for(const key1 of Object.keys(data3)){
if(!((key1 === "version_number") || (key1 === "reason"))){
const err12 = {instancePath:instancePath+"/gate_override",schemaPath:"#/properties/gate_override/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data3.version_number !== undefined && func0.call(data3, "version_number")){
let data4 = data3.version_number;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err13 = {instancePath:instancePath+"/gate_override/version_number",schemaPath:"#/properties/gate_override/properties/version_number/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data4 == "number"){
if(data4 < 1 || isNaN(data4)){
const err14 = {instancePath:instancePath+"/gate_override/version_number",schemaPath:"#/properties/gate_override/properties/version_number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data3.reason !== undefined && func0.call(data3, "reason")){
let data5 = data3.reason;
if(typeof data5 === "string"){
if(func2(data5) > 500){
const err15 = {instancePath:instancePath+"/gate_override/reason",schemaPath:"#/properties/gate_override/properties/reason/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(func2(data5) < 10){
const err16 = {instancePath:instancePath+"/gate_override/reason",schemaPath:"#/properties/gate_override/properties/reason/minLength",keyword:"minLength",params:{limit: 10},message:"must NOT have fewer than 10 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/gate_override/reason",schemaPath:"#/properties/gate_override/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/gate_override",schemaPath:"#/properties/gate_override/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.adopt !== undefined && func0.call(data, "adopt")){
if(true !== data.adopt){
const err19 = {instancePath:instancePath+"/adopt",schemaPath:"#/properties/adopt/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
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
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
validate10.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const ScanGate = validate11;
const schema11 = {"type":"object","additionalProperties":false,"required":[],"properties":{"start_urls":{"type":"array","maxItems":20,"uniqueItems":true,"items":{"type":"string","format":"uri","pattern":"^https?://[^/?#]","maxLength":2048}},"max_pages":{"type":"integer","minimum":1,"maximum":500},"profiles":{"type":"array","minItems":1,"maxItems":5,"uniqueItems":true,"items":{"type":"string","pattern":"^[a-z][a-z0-9_]{0,39}$"}},"site_id":{"type":"string","pattern":"^[A-Za-z0-9_-]{1,64}$"},"version_number":{"type":"integer","minimum":1,"maximum":9007199254740991},"sites":{"type":"object","additionalProperties":{"type":"object","required":["site","version_number"],"properties":{"site":{"type":"string","pattern":"^[A-Za-z0-9_-]{1,64}$"},"version_number":{"type":"integer","minimum":1,"maximum":9007199254740991}},"additionalProperties":false}},"fail_on":{"type":"string","enum":["error","warning","note","never"]},"triggers":{"type":"object","additionalProperties":{"type":"string"}},"sarif_path":{"type":"string","minLength":1},"timeout_minutes":{"type":"number","exclusiveMinimum":0,"maximum":1440},"when_unverified":{"type":"string","enum":["fail","skip"]},"when_failed":{"type":"string","enum":["fail","exclude"]}}};

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate11.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(func0.call(schema11.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.start_urls !== undefined && func0.call(data, "start_urls")){
let data0 = data.start_urls;
if(Array.isArray(data0)){
if(data0.length > 20){
const err1 = {instancePath:instancePath+"/start_urls",schemaPath:"#/properties/start_urls/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(func2(data1) > 2048){
const err2 = {instancePath:instancePath+"/start_urls/" + i0,schemaPath:"#/properties/start_urls/items/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!pattern10.test(data1)){
const err3 = {instancePath:instancePath+"/start_urls/" + i0,schemaPath:"#/properties/start_urls/items/pattern",keyword:"pattern",params:{pattern: "^https?://[^/?#]"},message:"must match pattern \""+"^https?://[^/?#]"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(formats2(data1))){
const err4 = {instancePath:instancePath+"/start_urls/" + i0,schemaPath:"#/properties/start_urls/items/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
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
const err5 = {instancePath:instancePath+"/start_urls/" + i0,schemaPath:"#/properties/start_urls/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
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
const err6 = {instancePath:instancePath+"/start_urls",schemaPath:"#/properties/start_urls/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
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
const err7 = {instancePath:instancePath+"/start_urls",schemaPath:"#/properties/start_urls/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.max_pages !== undefined && func0.call(data, "max_pages")){
let data2 = data.max_pages;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err8 = {instancePath:instancePath+"/max_pages",schemaPath:"#/properties/max_pages/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 > 500 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/max_pages",schemaPath:"#/properties/max_pages/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/max_pages",schemaPath:"#/properties/max_pages/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.profiles !== undefined && func0.call(data, "profiles")){
let data3 = data.profiles;
if(Array.isArray(data3)){
if(data3.length > 5){
const err11 = {instancePath:instancePath+"/profiles",schemaPath:"#/properties/profiles/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3.length < 1){
const err12 = {instancePath:instancePath+"/profiles",schemaPath:"#/properties/profiles/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const len1 = data3.length;
for(let i2=0; i2<len1; i2++){
let data4 = data3[i2];
if(typeof data4 === "string"){
if(!pattern17.test(data4)){
const err13 = {instancePath:instancePath+"/profiles/" + i2,schemaPath:"#/properties/profiles/items/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,39}$"},message:"must match pattern \""+"^[a-z][a-z0-9_]{0,39}$"+"\""};
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
const err14 = {instancePath:instancePath+"/profiles/" + i2,schemaPath:"#/properties/profiles/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
let i3 = data3.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data3[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
const err15 = {instancePath:instancePath+"/profiles",schemaPath:"#/properties/profiles/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1},message:"must NOT have duplicate items (items ## "+j1+" and "+i3+" are identical)"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
break;
}
indices1[item1] = i3;
}
}
}
else {
const err16 = {instancePath:instancePath+"/profiles",schemaPath:"#/properties/profiles/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.site_id !== undefined && func0.call(data, "site_id")){
let data5 = data.site_id;
if(typeof data5 === "string"){
if(!pattern3.test(data5)){
const err17 = {instancePath:instancePath+"/site_id",schemaPath:"#/properties/site_id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,64}$"+"\""};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/site_id",schemaPath:"#/properties/site_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.version_number !== undefined && func0.call(data, "version_number")){
let data6 = data.version_number;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
const err19 = {instancePath:instancePath+"/version_number",schemaPath:"#/properties/version_number/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(typeof data6 == "number"){
if(data6 > 9007199254740991 || isNaN(data6)){
const err20 = {instancePath:instancePath+"/version_number",schemaPath:"#/properties/version_number/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err21 = {instancePath:instancePath+"/version_number",schemaPath:"#/properties/version_number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
if(data.sites !== undefined && func0.call(data, "sites")){
let data7 = data.sites;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key1 of Object.keys(data7)){
let data8 = data7[key1];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if((data8.site === undefined) || (!(func0.call(data8, "site")))){
const err22 = {instancePath:instancePath+"/sites/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/sites/additionalProperties/required",keyword:"required",params:{missingProperty: "site"},message:"must have required property '"+"site"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((data8.version_number === undefined) || (!(func0.call(data8, "version_number")))){
const err23 = {instancePath:instancePath+"/sites/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/sites/additionalProperties/required",keyword:"required",params:{missingProperty: "version_number"},message:"must have required property '"+"version_number"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
for(const key2 of Object.keys(data8)){
if(!((key2 === "site") || (key2 === "version_number"))){
const err24 = {instancePath:instancePath+"/sites/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/sites/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data8.site !== undefined && func0.call(data8, "site")){
let data9 = data8.site;
if(typeof data9 === "string"){
if(!pattern3.test(data9)){
const err25 = {instancePath:instancePath+"/sites/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/site",schemaPath:"#/properties/sites/additionalProperties/properties/site/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,64}$"+"\""};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/sites/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/site",schemaPath:"#/properties/sites/additionalProperties/properties/site/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data8.version_number !== undefined && func0.call(data8, "version_number")){
let data10 = data8.version_number;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
const err27 = {instancePath:instancePath+"/sites/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/version_number",schemaPath:"#/properties/sites/additionalProperties/properties/version_number/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(typeof data10 == "number"){
if(data10 > 9007199254740991 || isNaN(data10)){
const err28 = {instancePath:instancePath+"/sites/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/version_number",schemaPath:"#/properties/sites/additionalProperties/properties/version_number/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data10 < 1 || isNaN(data10)){
const err29 = {instancePath:instancePath+"/sites/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/version_number",schemaPath:"#/properties/sites/additionalProperties/properties/version_number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
}
else {
const err30 = {instancePath:instancePath+"/sites/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/sites/additionalProperties/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
else {
const err31 = {instancePath:instancePath+"/sites",schemaPath:"#/properties/sites/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.fail_on !== undefined && func0.call(data, "fail_on")){
let data11 = data.fail_on;
if(typeof data11 !== "string"){
const err32 = {instancePath:instancePath+"/fail_on",schemaPath:"#/properties/fail_on/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(!((((data11 === "error") || (data11 === "warning")) || (data11 === "note")) || (data11 === "never"))){
const err33 = {instancePath:instancePath+"/fail_on",schemaPath:"#/properties/fail_on/enum",keyword:"enum",params:{allowedValues: schema11.properties.fail_on.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.triggers !== undefined && func0.call(data, "triggers")){
let data12 = data.triggers;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
for(const key3 of Object.keys(data12)){
if(typeof data12[key3] !== "string"){
const err34 = {instancePath:instancePath+"/triggers/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/triggers/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
else {
const err35 = {instancePath:instancePath+"/triggers",schemaPath:"#/properties/triggers/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.sarif_path !== undefined && func0.call(data, "sarif_path")){
let data14 = data.sarif_path;
if(typeof data14 === "string"){
if(func2(data14) < 1){
const err36 = {instancePath:instancePath+"/sarif_path",schemaPath:"#/properties/sarif_path/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/sarif_path",schemaPath:"#/properties/sarif_path/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.timeout_minutes !== undefined && func0.call(data, "timeout_minutes")){
let data15 = data.timeout_minutes;
if(typeof data15 == "number"){
if(data15 > 1440 || isNaN(data15)){
const err38 = {instancePath:instancePath+"/timeout_minutes",schemaPath:"#/properties/timeout_minutes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1440},message:"must be <= 1440"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data15 <= 0 || isNaN(data15)){
const err39 = {instancePath:instancePath+"/timeout_minutes",schemaPath:"#/properties/timeout_minutes/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/timeout_minutes",schemaPath:"#/properties/timeout_minutes/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.when_unverified !== undefined && func0.call(data, "when_unverified")){
let data16 = data.when_unverified;
if(typeof data16 !== "string"){
const err41 = {instancePath:instancePath+"/when_unverified",schemaPath:"#/properties/when_unverified/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(!((data16 === "fail") || (data16 === "skip"))){
const err42 = {instancePath:instancePath+"/when_unverified",schemaPath:"#/properties/when_unverified/enum",keyword:"enum",params:{allowedValues: schema11.properties.when_unverified.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.when_failed !== undefined && func0.call(data, "when_failed")){
let data17 = data.when_failed;
if(typeof data17 !== "string"){
const err43 = {instancePath:instancePath+"/when_failed",schemaPath:"#/properties/when_failed/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(!((data17 === "fail") || (data17 === "exclude"))){
const err44 = {instancePath:instancePath+"/when_failed",schemaPath:"#/properties/when_failed/enum",keyword:"enum",params:{allowedValues: schema11.properties.when_failed.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
else {
const err45 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}
validate11.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const BannerTemplate = validate12;
const schema12 = {"type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"type":"string","minLength":1,"maxLength":80},"description":{"type":"string","maxLength":500},"document":{"type":"object","additionalProperties":true},"variables":{"type":"object","maxProperties":50,"propertyNames":{"type":"string","pattern":"^[a-z][a-z0-9_]{0,39}$"},"additionalProperties":{"type":"object","properties":{"required":{"type":"boolean"},"default":{"type":["string","null"],"maxLength":4000}},"additionalProperties":false}},"locked_paths":{"type":"array","maxItems":100,"uniqueItems":true,"items":{"type":"string","maxLength":1000,"pattern":"^(/([^~/]|~[01])*)*$"}},"from_site_id":{"type":"string","pattern":"^[A-Za-z0-9_-]{1,64}$"},"refuse_delete_while_linked":{"type":"boolean"},"adopt":{"type":"string","minLength":1}}};
const pattern39 = new RegExp("^(/([^~/]|~[01])*)*$", "u");

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate12.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((((((key0 === "name") || (key0 === "description")) || (key0 === "document")) || (key0 === "variables")) || (key0 === "locked_paths")) || (key0 === "from_site_id")) || (key0 === "refuse_delete_while_linked")) || (key0 === "adopt"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
let data0 = data.name;
if(typeof data0 === "string"){
if(func2(data0) > 80){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func2(data0) < 1){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.description !== undefined && func0.call(data, "description")){
let data1 = data.description;
if(typeof data1 === "string"){
if(func2(data1) > 500){
const err5 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.document !== undefined && func0.call(data, "document")){
let data2 = data.document;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
}
else {
const err7 = {instancePath:instancePath+"/document",schemaPath:"#/properties/document/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.variables !== undefined && func0.call(data, "variables")){
let data3 = data.variables;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(Object.keys(data3).length > 50){
const err8 = {instancePath:instancePath+"/variables",schemaPath:"#/properties/variables/maxProperties",keyword:"maxProperties",params:{limit: 50},message:"must NOT have more than 50 properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key1 of Object.keys(data3)){
const _errs11 = errors;
if(typeof key1 === "string"){
if(!pattern17.test(key1)){
const err9 = {instancePath:instancePath+"/variables",schemaPath:"#/properties/variables/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,39}$"},message:"must match pattern \""+"^[a-z][a-z0-9_]{0,39}$"+"\"",propertyName:key1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/variables",schemaPath:"#/properties/variables/propertyNames/type",keyword:"type",params:{type: "string"},message:"must be string",propertyName:key1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var valid1 = _errs11 === errors;
if(!valid1){
const err11 = {instancePath:instancePath+"/variables",schemaPath:"#/properties/variables/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
for(const key2 of Object.keys(data3)){
let data4 = data3[key2];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key3 of Object.keys(data4)){
if(!((key3 === "required") || (key3 === "default"))){
const err12 = {instancePath:instancePath+"/variables/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/variables/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data4.required !== undefined && func0.call(data4, "required")){
if(typeof data4.required !== "boolean"){
const err13 = {instancePath:instancePath+"/variables/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/required",schemaPath:"#/properties/variables/additionalProperties/properties/required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data4.default !== undefined && func0.call(data4, "default")){
let data6 = data4.default;
if((typeof data6 !== "string") && (data6 !== null)){
const err14 = {instancePath:instancePath+"/variables/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/default",schemaPath:"#/properties/variables/additionalProperties/properties/default/type",keyword:"type",params:{type: schema12.properties.variables.additionalProperties.properties.default.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data6 === "string"){
if(func2(data6) > 4000){
const err15 = {instancePath:instancePath+"/variables/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/default",schemaPath:"#/properties/variables/additionalProperties/properties/default/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
}
else {
const err16 = {instancePath:instancePath+"/variables/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/variables/additionalProperties/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err17 = {instancePath:instancePath+"/variables",schemaPath:"#/properties/variables/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.locked_paths !== undefined && func0.call(data, "locked_paths")){
let data7 = data.locked_paths;
if(Array.isArray(data7)){
if(data7.length > 100){
const err18 = {instancePath:instancePath+"/locked_paths",schemaPath:"#/properties/locked_paths/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(typeof data8 === "string"){
if(func2(data8) > 1000){
const err19 = {instancePath:instancePath+"/locked_paths/" + i0,schemaPath:"#/properties/locked_paths/items/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!pattern39.test(data8)){
const err20 = {instancePath:instancePath+"/locked_paths/" + i0,schemaPath:"#/properties/locked_paths/items/pattern",keyword:"pattern",params:{pattern: "^(/([^~/]|~[01])*)*$"},message:"must match pattern \""+"^(/([^~/]|~[01])*)*$"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/locked_paths/" + i0,schemaPath:"#/properties/locked_paths/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
let i1 = data7.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data7[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err22 = {instancePath:instancePath+"/locked_paths",schemaPath:"#/properties/locked_paths/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err23 = {instancePath:instancePath+"/locked_paths",schemaPath:"#/properties/locked_paths/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.from_site_id !== undefined && func0.call(data, "from_site_id")){
let data9 = data.from_site_id;
if(typeof data9 === "string"){
if(!pattern3.test(data9)){
const err24 = {instancePath:instancePath+"/from_site_id",schemaPath:"#/properties/from_site_id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,64}$"+"\""};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/from_site_id",schemaPath:"#/properties/from_site_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.refuse_delete_while_linked !== undefined && func0.call(data, "refuse_delete_while_linked")){
if(typeof data.refuse_delete_while_linked !== "boolean"){
const err26 = {instancePath:instancePath+"/refuse_delete_while_linked",schemaPath:"#/properties/refuse_delete_while_linked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.adopt !== undefined && func0.call(data, "adopt")){
let data11 = data.adopt;
if(typeof data11 === "string"){
if(func2(data11) < 1){
const err27 = {instancePath:instancePath+"/adopt",schemaPath:"#/properties/adopt/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/adopt",schemaPath:"#/properties/adopt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}
validate12.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const TemplateRollout = validate13;
const schema13 = {"type":"object","additionalProperties":false,"required":["name","template","sites"],"properties":{"template_revision":{"type":"integer","minimum":1,"maximum":9007199254740991},"release":{"type":"string","enum":["draft","preview","production"]},"note":{"type":["string","null"],"maxLength":500},"reconsent":{"type":"string","enum":["auto","force","never"]},"name":{"type":"string","minLength":1,"maxLength":200},"template":{"type":"object","required":["id"],"properties":{"id":{"type":"string","pattern":"^[A-Za-z0-9_-]{1,64}$"},"workspace_id":{"type":"string","pattern":"^[A-Za-z0-9_-]{1,64}$"},"revision":{"type":"integer","minimum":1},"document":{"type":"object","additionalProperties":true},"variables":{"type":"object","additionalProperties":{"type":"object","properties":{"required":{"type":"boolean"},"default":{"type":["string","null"],"maxLength":4000}},"additionalProperties":false}},"locked_paths":{"type":"array","items":{"type":"string","maxLength":1000,"pattern":"^(/([^~/]|~[01])*)*$"}}},"additionalProperties":false},"sites":{"type":"object","additionalProperties":{"type":"object","required":["site"],"properties":{"site":{"type":"string","pattern":"^[A-Za-z0-9_-]{1,64}$"},"variables":{"type":"object","maxProperties":50,"propertyNames":{"type":"string","pattern":"^[a-z][a-z0-9_]{0,39}$"},"additionalProperties":{"type":"string","maxLength":4000}},"overrides":{"type":"object","additionalProperties":true},"waivers":{"type":"array","maxItems":20,"items":{"type":"object","required":["code","reason","approved_by"],"properties":{"code":{"type":"string","pattern":"^[a-z][a-z0-9-]{0,63}$"},"pointer":{"type":"string","maxLength":1000},"reason":{"type":"string","minLength":10,"maxLength":500},"approved_by":{"type":"string","minLength":1,"maxLength":120}},"additionalProperties":false}}},"additionalProperties":false}},"adopt":{"enum":[true,"take-over"]},"gate_overrides":{"type":"object","additionalProperties":{"type":"object","required":["digest","reason"],"properties":{"digest":{"type":"string","pattern":"^sha256:[0-9a-f]{64}$"},"reason":{"type":"string","minLength":10,"maxLength":500}},"additionalProperties":false}},"detach_on_remove":{"type":"boolean"},"template_digest":{"type":"string","pattern":"^sha256:[0-9a-f]{64}$"},"digests":{"type":"object","additionalProperties":{"type":"string","pattern":"^sha256:[0-9a-f]{64}$"}}}};

function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate13.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.template === undefined) || (!(func0.call(data, "template")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "template"},message:"must have required property '"+"template"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.sites === undefined) || (!(func0.call(data, "sites")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sites"},message:"must have required property '"+"sites"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema13.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.template_revision !== undefined && func0.call(data, "template_revision")){
let data0 = data.template_revision;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err4 = {instancePath:instancePath+"/template_revision",schemaPath:"#/properties/template_revision/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/template_revision",schemaPath:"#/properties/template_revision/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err6 = {instancePath:instancePath+"/template_revision",schemaPath:"#/properties/template_revision/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.release !== undefined && func0.call(data, "release")){
let data1 = data.release;
if(typeof data1 !== "string"){
const err7 = {instancePath:instancePath+"/release",schemaPath:"#/properties/release/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(((data1 === "draft") || (data1 === "preview")) || (data1 === "production"))){
const err8 = {instancePath:instancePath+"/release",schemaPath:"#/properties/release/enum",keyword:"enum",params:{allowedValues: schema13.properties.release.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.note !== undefined && func0.call(data, "note")){
let data2 = data.note;
if((typeof data2 !== "string") && (data2 !== null)){
const err9 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: schema13.properties.note.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data2 === "string"){
if(func2(data2) > 500){
const err10 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
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
if(data.reconsent !== undefined && func0.call(data, "reconsent")){
let data3 = data.reconsent;
if(typeof data3 !== "string"){
const err11 = {instancePath:instancePath+"/reconsent",schemaPath:"#/properties/reconsent/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(((data3 === "auto") || (data3 === "force")) || (data3 === "never"))){
const err12 = {instancePath:instancePath+"/reconsent",schemaPath:"#/properties/reconsent/enum",keyword:"enum",params:{allowedValues: schema13.properties.reconsent.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
let data4 = data.name;
if(typeof data4 === "string"){
if(func2(data4) > 200){
const err13 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(func2(data4) < 1){
const err14 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.template !== undefined && func0.call(data, "template")){
let data5 = data.template;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if((data5.id === undefined) || (!(func0.call(data5, "id")))){
const err16 = {instancePath:instancePath+"/template",schemaPath:"#/properties/template/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
for(const key1 of Object.keys(data5)){
if(!((((((key1 === "id") || (key1 === "workspace_id")) || (key1 === "revision")) || (key1 === "document")) || (key1 === "variables")) || (key1 === "locked_paths"))){
const err17 = {instancePath:instancePath+"/template",schemaPath:"#/properties/template/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data5.id !== undefined && func0.call(data5, "id")){
let data6 = data5.id;
if(typeof data6 === "string"){
if(!pattern3.test(data6)){
const err18 = {instancePath:instancePath+"/template/id",schemaPath:"#/properties/template/properties/id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,64}$"+"\""};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/template/id",schemaPath:"#/properties/template/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data5.workspace_id !== undefined && func0.call(data5, "workspace_id")){
let data7 = data5.workspace_id;
if(typeof data7 === "string"){
if(!pattern3.test(data7)){
const err20 = {instancePath:instancePath+"/template/workspace_id",schemaPath:"#/properties/template/properties/workspace_id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,64}$"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/template/workspace_id",schemaPath:"#/properties/template/properties/workspace_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data5.revision !== undefined && func0.call(data5, "revision")){
let data8 = data5.revision;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
const err22 = {instancePath:instancePath+"/template/revision",schemaPath:"#/properties/template/properties/revision/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(typeof data8 == "number"){
if(data8 < 1 || isNaN(data8)){
const err23 = {instancePath:instancePath+"/template/revision",schemaPath:"#/properties/template/properties/revision/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
if(data5.document !== undefined && func0.call(data5, "document")){
let data9 = data5.document;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
}
else {
const err24 = {instancePath:instancePath+"/template/document",schemaPath:"#/properties/template/properties/document/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data5.variables !== undefined && func0.call(data5, "variables")){
let data10 = data5.variables;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
for(const key2 of Object.keys(data10)){
let data11 = data10[key2];
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
for(const key3 of Object.keys(data11)){
if(!((key3 === "required") || (key3 === "default"))){
const err25 = {instancePath:instancePath+"/template/variables/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/template/properties/variables/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data11.required !== undefined && func0.call(data11, "required")){
if(typeof data11.required !== "boolean"){
const err26 = {instancePath:instancePath+"/template/variables/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/required",schemaPath:"#/properties/template/properties/variables/additionalProperties/properties/required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data11.default !== undefined && func0.call(data11, "default")){
let data13 = data11.default;
if((typeof data13 !== "string") && (data13 !== null)){
const err27 = {instancePath:instancePath+"/template/variables/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/default",schemaPath:"#/properties/template/properties/variables/additionalProperties/properties/default/type",keyword:"type",params:{type: schema13.properties.template.properties.variables.additionalProperties.properties.default.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(typeof data13 === "string"){
if(func2(data13) > 4000){
const err28 = {instancePath:instancePath+"/template/variables/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/default",schemaPath:"#/properties/template/properties/variables/additionalProperties/properties/default/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
}
else {
const err29 = {instancePath:instancePath+"/template/variables/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/template/properties/variables/additionalProperties/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/template/variables",schemaPath:"#/properties/template/properties/variables/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data5.locked_paths !== undefined && func0.call(data5, "locked_paths")){
let data14 = data5.locked_paths;
if(Array.isArray(data14)){
const len0 = data14.length;
for(let i0=0; i0<len0; i0++){
let data15 = data14[i0];
if(typeof data15 === "string"){
if(func2(data15) > 1000){
const err31 = {instancePath:instancePath+"/template/locked_paths/" + i0,schemaPath:"#/properties/template/properties/locked_paths/items/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(!pattern39.test(data15)){
const err32 = {instancePath:instancePath+"/template/locked_paths/" + i0,schemaPath:"#/properties/template/properties/locked_paths/items/pattern",keyword:"pattern",params:{pattern: "^(/([^~/]|~[01])*)*$"},message:"must match pattern \""+"^(/([^~/]|~[01])*)*$"+"\""};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/template/locked_paths/" + i0,schemaPath:"#/properties/template/properties/locked_paths/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
else {
const err34 = {instancePath:instancePath+"/template/locked_paths",schemaPath:"#/properties/template/properties/locked_paths/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
else {
const err35 = {instancePath:instancePath+"/template",schemaPath:"#/properties/template/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.sites !== undefined && func0.call(data, "sites")){
let data16 = data.sites;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
for(const key4 of Object.keys(data16)){
let data17 = data16[key4];
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if((data17.site === undefined) || (!(func0.call(data17, "site")))){
const err36 = {instancePath:instancePath+"/sites/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/sites/additionalProperties/required",keyword:"required",params:{missingProperty: "site"},message:"must have required property '"+"site"+"'"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
for(const key5 of Object.keys(data17)){
if(!((((key5 === "site") || (key5 === "variables")) || (key5 === "overrides")) || (key5 === "waivers"))){
const err37 = {instancePath:instancePath+"/sites/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/sites/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data17.site !== undefined && func0.call(data17, "site")){
let data18 = data17.site;
if(typeof data18 === "string"){
if(!pattern3.test(data18)){
const err38 = {instancePath:instancePath+"/sites/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/site",schemaPath:"#/properties/sites/additionalProperties/properties/site/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,64}$"+"\""};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/sites/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/site",schemaPath:"#/properties/sites/additionalProperties/properties/site/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data17.variables !== undefined && func0.call(data17, "variables")){
let data19 = data17.variables;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(Object.keys(data19).length > 50){
const err40 = {instancePath:instancePath+"/sites/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/variables",schemaPath:"#/properties/sites/additionalProperties/properties/variables/maxProperties",keyword:"maxProperties",params:{limit: 50},message:"must NOT have more than 50 properties"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
for(const key6 of Object.keys(data19)){
const _errs48 = errors;
if(typeof key6 === "string"){
if(!pattern17.test(key6)){
const err41 = {instancePath:instancePath+"/sites/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/variables",schemaPath:"#/properties/sites/additionalProperties/properties/variables/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,39}$"},message:"must match pattern \""+"^[a-z][a-z0-9_]{0,39}$"+"\"",propertyName:key6};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
else {
const err42 = {instancePath:instancePath+"/sites/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/variables",schemaPath:"#/properties/sites/additionalProperties/properties/variables/propertyNames/type",keyword:"type",params:{type: "string"},message:"must be string",propertyName:key6};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
var valid8 = _errs48 === errors;
if(!valid8){
const err43 = {instancePath:instancePath+"/sites/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/variables",schemaPath:"#/properties/sites/additionalProperties/properties/variables/propertyNames",keyword:"propertyNames",params:{propertyName: key6},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
for(const key7 of Object.keys(data19)){
let data20 = data19[key7];
if(typeof data20 === "string"){
if(func2(data20) > 4000){
const err44 = {instancePath:instancePath+"/sites/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/variables/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/sites/additionalProperties/properties/variables/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
else {
const err45 = {instancePath:instancePath+"/sites/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/variables/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/sites/additionalProperties/properties/variables/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
else {
const err46 = {instancePath:instancePath+"/sites/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/variables",schemaPath:"#/properties/sites/additionalProperties/properties/variables/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data17.overrides !== undefined && func0.call(data17, "overrides")){
let data21 = data17.overrides;
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
}
else {
const err47 = {instancePath:instancePath+"/sites/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/overrides",schemaPath:"#/properties/sites/additionalProperties/properties/overrides/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data17.waivers !== undefined && func0.call(data17, "waivers")){
let data22 = data17.waivers;
if(Array.isArray(data22)){
if(data22.length > 20){
const err48 = {instancePath:instancePath+"/sites/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/waivers",schemaPath:"#/properties/sites/additionalProperties/properties/waivers/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
const len1 = data22.length;
for(let i1=0; i1<len1; i1++){
let data23 = data22[i1];
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
if((data23.code === undefined) || (!(func0.call(data23, "code")))){
const err49 = {instancePath:instancePath+"/sites/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/waivers/" + i1,schemaPath:"#/properties/sites/additionalProperties/properties/waivers/items/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if((data23.reason === undefined) || (!(func0.call(data23, "reason")))){
const err50 = {instancePath:instancePath+"/sites/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/waivers/" + i1,schemaPath:"#/properties/sites/additionalProperties/properties/waivers/items/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if((data23.approved_by === undefined) || (!(func0.call(data23, "approved_by")))){
const err51 = {instancePath:instancePath+"/sites/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/waivers/" + i1,schemaPath:"#/properties/sites/additionalProperties/properties/waivers/items/required",keyword:"required",params:{missingProperty: "approved_by"},message:"must have required property '"+"approved_by"+"'"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
for(const key8 of Object.keys(data23)){
if(!((((key8 === "code") || (key8 === "pointer")) || (key8 === "reason")) || (key8 === "approved_by"))){
const err52 = {instancePath:instancePath+"/sites/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/waivers/" + i1,schemaPath:"#/properties/sites/additionalProperties/properties/waivers/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data23.code !== undefined && func0.call(data23, "code")){
let data24 = data23.code;
if(typeof data24 === "string"){
if(!pattern4.test(data24)){
const err53 = {instancePath:instancePath+"/sites/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/waivers/" + i1+"/code",schemaPath:"#/properties/sites/additionalProperties/properties/waivers/items/properties/code/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]{0,63}$"},message:"must match pattern \""+"^[a-z][a-z0-9-]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
else {
const err54 = {instancePath:instancePath+"/sites/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/waivers/" + i1+"/code",schemaPath:"#/properties/sites/additionalProperties/properties/waivers/items/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data23.pointer !== undefined && func0.call(data23, "pointer")){
let data25 = data23.pointer;
if(typeof data25 === "string"){
if(func2(data25) > 1000){
const err55 = {instancePath:instancePath+"/sites/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/waivers/" + i1+"/pointer",schemaPath:"#/properties/sites/additionalProperties/properties/waivers/items/properties/pointer/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
else {
const err56 = {instancePath:instancePath+"/sites/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/waivers/" + i1+"/pointer",schemaPath:"#/properties/sites/additionalProperties/properties/waivers/items/properties/pointer/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data23.reason !== undefined && func0.call(data23, "reason")){
let data26 = data23.reason;
if(typeof data26 === "string"){
if(func2(data26) > 500){
const err57 = {instancePath:instancePath+"/sites/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/waivers/" + i1+"/reason",schemaPath:"#/properties/sites/additionalProperties/properties/waivers/items/properties/reason/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(func2(data26) < 10){
const err58 = {instancePath:instancePath+"/sites/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/waivers/" + i1+"/reason",schemaPath:"#/properties/sites/additionalProperties/properties/waivers/items/properties/reason/minLength",keyword:"minLength",params:{limit: 10},message:"must NOT have fewer than 10 characters"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
else {
const err59 = {instancePath:instancePath+"/sites/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/waivers/" + i1+"/reason",schemaPath:"#/properties/sites/additionalProperties/properties/waivers/items/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data23.approved_by !== undefined && func0.call(data23, "approved_by")){
let data27 = data23.approved_by;
if(typeof data27 === "string"){
if(func2(data27) > 120){
const err60 = {instancePath:instancePath+"/sites/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/waivers/" + i1+"/approved_by",schemaPath:"#/properties/sites/additionalProperties/properties/waivers/items/properties/approved_by/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(func2(data27) < 1){
const err61 = {instancePath:instancePath+"/sites/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/waivers/" + i1+"/approved_by",schemaPath:"#/properties/sites/additionalProperties/properties/waivers/items/properties/approved_by/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
else {
const err62 = {instancePath:instancePath+"/sites/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/waivers/" + i1+"/approved_by",schemaPath:"#/properties/sites/additionalProperties/properties/waivers/items/properties/approved_by/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
}
else {
const err63 = {instancePath:instancePath+"/sites/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/waivers/" + i1,schemaPath:"#/properties/sites/additionalProperties/properties/waivers/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
}
else {
const err64 = {instancePath:instancePath+"/sites/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/waivers",schemaPath:"#/properties/sites/additionalProperties/properties/waivers/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
}
else {
const err65 = {instancePath:instancePath+"/sites/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/sites/additionalProperties/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
}
else {
const err66 = {instancePath:instancePath+"/sites",schemaPath:"#/properties/sites/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data.adopt !== undefined && func0.call(data, "adopt")){
let data28 = data.adopt;
if(!((data28 === true) || (data28 === "take-over"))){
const err67 = {instancePath:instancePath+"/adopt",schemaPath:"#/properties/adopt/enum",keyword:"enum",params:{allowedValues: schema13.properties.adopt.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data.gate_overrides !== undefined && func0.call(data, "gate_overrides")){
let data29 = data.gate_overrides;
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
for(const key9 of Object.keys(data29)){
let data30 = data29[key9];
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
if((data30.digest === undefined) || (!(func0.call(data30, "digest")))){
const err68 = {instancePath:instancePath+"/gate_overrides/" + key9.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/gate_overrides/additionalProperties/required",keyword:"required",params:{missingProperty: "digest"},message:"must have required property '"+"digest"+"'"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if((data30.reason === undefined) || (!(func0.call(data30, "reason")))){
const err69 = {instancePath:instancePath+"/gate_overrides/" + key9.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/gate_overrides/additionalProperties/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
for(const key10 of Object.keys(data30)){
if(!((key10 === "digest") || (key10 === "reason"))){
const err70 = {instancePath:instancePath+"/gate_overrides/" + key9.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/gate_overrides/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data30.digest !== undefined && func0.call(data30, "digest")){
let data31 = data30.digest;
if(typeof data31 === "string"){
if(!pattern5.test(data31)){
const err71 = {instancePath:instancePath+"/gate_overrides/" + key9.replace(/~/g, "~0").replace(/\//g, "~1")+"/digest",schemaPath:"#/properties/gate_overrides/additionalProperties/properties/digest/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^sha256:[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
else {
const err72 = {instancePath:instancePath+"/gate_overrides/" + key9.replace(/~/g, "~0").replace(/\//g, "~1")+"/digest",schemaPath:"#/properties/gate_overrides/additionalProperties/properties/digest/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data30.reason !== undefined && func0.call(data30, "reason")){
let data32 = data30.reason;
if(typeof data32 === "string"){
if(func2(data32) > 500){
const err73 = {instancePath:instancePath+"/gate_overrides/" + key9.replace(/~/g, "~0").replace(/\//g, "~1")+"/reason",schemaPath:"#/properties/gate_overrides/additionalProperties/properties/reason/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if(func2(data32) < 10){
const err74 = {instancePath:instancePath+"/gate_overrides/" + key9.replace(/~/g, "~0").replace(/\//g, "~1")+"/reason",schemaPath:"#/properties/gate_overrides/additionalProperties/properties/reason/minLength",keyword:"minLength",params:{limit: 10},message:"must NOT have fewer than 10 characters"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
else {
const err75 = {instancePath:instancePath+"/gate_overrides/" + key9.replace(/~/g, "~0").replace(/\//g, "~1")+"/reason",schemaPath:"#/properties/gate_overrides/additionalProperties/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
}
else {
const err76 = {instancePath:instancePath+"/gate_overrides/" + key9.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/gate_overrides/additionalProperties/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
}
else {
const err77 = {instancePath:instancePath+"/gate_overrides",schemaPath:"#/properties/gate_overrides/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data.detach_on_remove !== undefined && func0.call(data, "detach_on_remove")){
if(typeof data.detach_on_remove !== "boolean"){
const err78 = {instancePath:instancePath+"/detach_on_remove",schemaPath:"#/properties/detach_on_remove/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
if(data.template_digest !== undefined && func0.call(data, "template_digest")){
let data34 = data.template_digest;
if(typeof data34 === "string"){
if(!pattern5.test(data34)){
const err79 = {instancePath:instancePath+"/template_digest",schemaPath:"#/properties/template_digest/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^sha256:[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
else {
const err80 = {instancePath:instancePath+"/template_digest",schemaPath:"#/properties/template_digest/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data.digests !== undefined && func0.call(data, "digests")){
let data35 = data.digests;
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
for(const key11 of Object.keys(data35)){
let data36 = data35[key11];
if(typeof data36 === "string"){
if(!pattern5.test(data36)){
const err81 = {instancePath:instancePath+"/digests/" + key11.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/digests/additionalProperties/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^sha256:[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
else {
const err82 = {instancePath:instancePath+"/digests/" + key11.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/digests/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
}
else {
const err83 = {instancePath:instancePath+"/digests",schemaPath:"#/properties/digests/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
}
else {
const err84 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
validate13.errors = vErrors;
return errors === 0;
}
validate13.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const AlertChannel = validate14;
const schema14 = {"type":"object","additionalProperties":false,"required":["name","kind"],"properties":{"name":{"type":"string","minLength":1,"maxLength":80},"kind":{"type":"string","enum":["email","slack"]},"addresses":{"type":["array","null"],"minItems":1,"maxItems":10,"uniqueItems":true,"items":{"type":"string","format":"email","maxLength":254}},"url":{"type":["string","null"],"format":"uri","minLength":1,"maxLength":2048,"pattern":"^(https://[^/?#@\\s]+|http://(localhost|127(\\.\\d{1,3}){3}|\\[::1\\])(:\\d+)?)([/?][^#\\s]*)?$"},"min_severity":{"type":"string","enum":["info","warning","critical"]},"alert_kinds":{"type":["array","null"],"uniqueItems":true,"items":{"type":"string","enum":["domain.recheck_failing","domain.failed","scan.failed","scan.new_tracker","issue.opened","version.promotion_blocked","install_check.failed","webhook.disabled","channel.failing","token.expiring","consents.flood"]}},"site_ids":{"type":["array","null"],"maxItems":10000,"uniqueItems":true,"items":{"type":"string","pattern":"^[A-Za-z0-9_-]{1,64}$"}},"enabled":{"type":"boolean"},"adopt":{"type":"string","minLength":1}}};
const formats16 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
const pattern50 = new RegExp("^(https://[^/?#@\\s]+|http://(localhost|127(\\.\\d{1,3}){3}|\\[::1\\])(:\\d+)?)([/?][^#\\s]*)?$", "u");

function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate14.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema14.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
let data0 = data.name;
if(typeof data0 === "string"){
if(func2(data0) > 80){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func2(data0) < 1){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data1 = data.kind;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!((data1 === "email") || (data1 === "slack"))){
const err7 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema14.properties.kind.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.addresses !== undefined && func0.call(data, "addresses")){
let data2 = data.addresses;
if((!(Array.isArray(data2))) && (data2 !== null)){
const err8 = {instancePath:instancePath+"/addresses",schemaPath:"#/properties/addresses/type",keyword:"type",params:{type: schema14.properties.addresses.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(Array.isArray(data2)){
if(data2.length > 10){
const err9 = {instancePath:instancePath+"/addresses",schemaPath:"#/properties/addresses/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2.length < 1){
const err10 = {instancePath:instancePath+"/addresses",schemaPath:"#/properties/addresses/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(func2(data3) > 254){
const err11 = {instancePath:instancePath+"/addresses/" + i0,schemaPath:"#/properties/addresses/items/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(formats16.test(data3))){
const err12 = {instancePath:instancePath+"/addresses/" + i0,schemaPath:"#/properties/addresses/items/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
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
const err13 = {instancePath:instancePath+"/addresses/" + i0,schemaPath:"#/properties/addresses/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
let i1 = data2.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data2[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err14 = {instancePath:instancePath+"/addresses",schemaPath:"#/properties/addresses/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
}
if(data.url !== undefined && func0.call(data, "url")){
let data4 = data.url;
if((typeof data4 !== "string") && (data4 !== null)){
const err15 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: schema14.properties.url.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(typeof data4 === "string"){
if(func2(data4) > 2048){
const err16 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(func2(data4) < 1){
const err17 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!pattern50.test(data4)){
const err18 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/pattern",keyword:"pattern",params:{pattern: "^(https://[^/?#@\\s]+|http://(localhost|127(\\.\\d{1,3}){3}|\\[::1\\])(:\\d+)?)([/?][^#\\s]*)?$"},message:"must match pattern \""+"^(https://[^/?#@\\s]+|http://(localhost|127(\\.\\d{1,3}){3}|\\[::1\\])(:\\d+)?)([/?][^#\\s]*)?$"+"\""};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!(formats2(data4))){
const err19 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
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
if(data.min_severity !== undefined && func0.call(data, "min_severity")){
let data5 = data.min_severity;
if(typeof data5 !== "string"){
const err20 = {instancePath:instancePath+"/min_severity",schemaPath:"#/properties/min_severity/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!(((data5 === "info") || (data5 === "warning")) || (data5 === "critical"))){
const err21 = {instancePath:instancePath+"/min_severity",schemaPath:"#/properties/min_severity/enum",keyword:"enum",params:{allowedValues: schema14.properties.min_severity.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.alert_kinds !== undefined && func0.call(data, "alert_kinds")){
let data6 = data.alert_kinds;
if((!(Array.isArray(data6))) && (data6 !== null)){
const err22 = {instancePath:instancePath+"/alert_kinds",schemaPath:"#/properties/alert_kinds/type",keyword:"type",params:{type: schema14.properties.alert_kinds.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i2=0; i2<len1; i2++){
let data7 = data6[i2];
if(typeof data7 !== "string"){
const err23 = {instancePath:instancePath+"/alert_kinds/" + i2,schemaPath:"#/properties/alert_kinds/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!(((((((((((data7 === "domain.recheck_failing") || (data7 === "domain.failed")) || (data7 === "scan.failed")) || (data7 === "scan.new_tracker")) || (data7 === "issue.opened")) || (data7 === "version.promotion_blocked")) || (data7 === "install_check.failed")) || (data7 === "webhook.disabled")) || (data7 === "channel.failing")) || (data7 === "token.expiring")) || (data7 === "consents.flood"))){
const err24 = {instancePath:instancePath+"/alert_kinds/" + i2,schemaPath:"#/properties/alert_kinds/items/enum",keyword:"enum",params:{allowedValues: schema14.properties.alert_kinds.items.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
let i3 = data6.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data6[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
const err25 = {instancePath:instancePath+"/alert_kinds",schemaPath:"#/properties/alert_kinds/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1},message:"must NOT have duplicate items (items ## "+j1+" and "+i3+" are identical)"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
break;
}
indices1[item1] = i3;
}
}
}
}
if(data.site_ids !== undefined && func0.call(data, "site_ids")){
let data8 = data.site_ids;
if((!(Array.isArray(data8))) && (data8 !== null)){
const err26 = {instancePath:instancePath+"/site_ids",schemaPath:"#/properties/site_ids/type",keyword:"type",params:{type: schema14.properties.site_ids.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(Array.isArray(data8)){
if(data8.length > 10000){
const err27 = {instancePath:instancePath+"/site_ids",schemaPath:"#/properties/site_ids/maxItems",keyword:"maxItems",params:{limit: 10000},message:"must NOT have more than 10000 items"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
const len2 = data8.length;
for(let i4=0; i4<len2; i4++){
let data9 = data8[i4];
if(typeof data9 === "string"){
if(!pattern3.test(data9)){
const err28 = {instancePath:instancePath+"/site_ids/" + i4,schemaPath:"#/properties/site_ids/items/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,64}$"+"\""};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/site_ids/" + i4,schemaPath:"#/properties/site_ids/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
let i5 = data8.length;
let j2;
if(i5 > 1){
const indices2 = {};
for(;i5--;){
let item2 = data8[i5];
if(typeof item2 !== "string"){
continue;
}
if(typeof indices2[item2] == "number"){
j2 = indices2[item2];
const err30 = {instancePath:instancePath+"/site_ids",schemaPath:"#/properties/site_ids/uniqueItems",keyword:"uniqueItems",params:{i: i5, j: j2},message:"must NOT have duplicate items (items ## "+j2+" and "+i5+" are identical)"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
break;
}
indices2[item2] = i5;
}
}
}
}
if(data.enabled !== undefined && func0.call(data, "enabled")){
if(typeof data.enabled !== "boolean"){
const err31 = {instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.adopt !== undefined && func0.call(data, "adopt")){
let data11 = data.adopt;
if(typeof data11 === "string"){
if(func2(data11) < 1){
const err32 = {instancePath:instancePath+"/adopt",schemaPath:"#/properties/adopt/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/adopt",schemaPath:"#/properties/adopt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
else {
const err34 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
validate14.errors = vErrors;
return errors === 0;
}
validate14.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const WebhookEndpoint = validate15;
const schema15 = {"type":"object","additionalProperties":false,"required":["url","event_kinds"],"properties":{"url":{"type":"string","format":"uri","minLength":1,"maxLength":2048,"pattern":"^(https://[^/?#@\\s]+|http://(localhost|127(\\.\\d{1,3}){3}|\\[::1\\])(:\\d+)?)([/?][^#\\s]*)?$"},"description":{"type":"string","maxLength":200},"event_kinds":{"type":"array","minItems":1,"maxItems":50,"uniqueItems":true,"items":{"type":"string","maxLength":64,"pattern":"^(\\*|[a-z_]+\\.(\\*|[a-z_]+))$"}},"site_ids":{"type":["array","null"],"maxItems":10000,"uniqueItems":true,"items":{"type":"string","pattern":"^[A-Za-z0-9_-]{1,64}$"}},"enabled":{"type":"boolean"},"secret":{"type":["string","null"],"minLength":38,"maxLength":94,"pattern":"^whsec_[A-Za-z0-9+/]{32,86}={0,2}$"},"rotation_triggers":{"type":"object","additionalProperties":{"type":"string"}},"overlap_hours":{"type":"integer","minimum":0,"maximum":168},"adopt":{"type":"string","minLength":1}}};
const pattern53 = new RegExp("^(\\*|[a-z_]+\\.(\\*|[a-z_]+))$", "u");
const pattern55 = new RegExp("^whsec_[A-Za-z0-9+/]{32,86}={0,2}$", "u");

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate15.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.url === undefined) || (!(func0.call(data, "url")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.event_kinds === undefined) || (!(func0.call(data, "event_kinds")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event_kinds"},message:"must have required property '"+"event_kinds"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema15.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.url !== undefined && func0.call(data, "url")){
let data0 = data.url;
if(typeof data0 === "string"){
if(func2(data0) > 2048){
const err3 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func2(data0) < 1){
const err4 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern50.test(data0)){
const err5 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/pattern",keyword:"pattern",params:{pattern: "^(https://[^/?#@\\s]+|http://(localhost|127(\\.\\d{1,3}){3}|\\[::1\\])(:\\d+)?)([/?][^#\\s]*)?$"},message:"must match pattern \""+"^(https://[^/?#@\\s]+|http://(localhost|127(\\.\\d{1,3}){3}|\\[::1\\])(:\\d+)?)([/?][^#\\s]*)?$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(formats2(data0))){
const err6 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
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
const err7 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.description !== undefined && func0.call(data, "description")){
let data1 = data.description;
if(typeof data1 === "string"){
if(func2(data1) > 200){
const err8 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.event_kinds !== undefined && func0.call(data, "event_kinds")){
let data2 = data.event_kinds;
if(Array.isArray(data2)){
if(data2.length > 50){
const err10 = {instancePath:instancePath+"/event_kinds",schemaPath:"#/properties/event_kinds/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data2.length < 1){
const err11 = {instancePath:instancePath+"/event_kinds",schemaPath:"#/properties/event_kinds/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(func2(data3) > 64){
const err12 = {instancePath:instancePath+"/event_kinds/" + i0,schemaPath:"#/properties/event_kinds/items/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!pattern53.test(data3)){
const err13 = {instancePath:instancePath+"/event_kinds/" + i0,schemaPath:"#/properties/event_kinds/items/pattern",keyword:"pattern",params:{pattern: "^(\\*|[a-z_]+\\.(\\*|[a-z_]+))$"},message:"must match pattern \""+"^(\\*|[a-z_]+\\.(\\*|[a-z_]+))$"+"\""};
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
const err14 = {instancePath:instancePath+"/event_kinds/" + i0,schemaPath:"#/properties/event_kinds/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
let i1 = data2.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data2[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err15 = {instancePath:instancePath+"/event_kinds",schemaPath:"#/properties/event_kinds/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err16 = {instancePath:instancePath+"/event_kinds",schemaPath:"#/properties/event_kinds/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.site_ids !== undefined && func0.call(data, "site_ids")){
let data4 = data.site_ids;
if((!(Array.isArray(data4))) && (data4 !== null)){
const err17 = {instancePath:instancePath+"/site_ids",schemaPath:"#/properties/site_ids/type",keyword:"type",params:{type: schema15.properties.site_ids.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(Array.isArray(data4)){
if(data4.length > 10000){
const err18 = {instancePath:instancePath+"/site_ids",schemaPath:"#/properties/site_ids/maxItems",keyword:"maxItems",params:{limit: 10000},message:"must NOT have more than 10000 items"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const len1 = data4.length;
for(let i2=0; i2<len1; i2++){
let data5 = data4[i2];
if(typeof data5 === "string"){
if(!pattern3.test(data5)){
const err19 = {instancePath:instancePath+"/site_ids/" + i2,schemaPath:"#/properties/site_ids/items/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,64}$"+"\""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/site_ids/" + i2,schemaPath:"#/properties/site_ids/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
let i3 = data4.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data4[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
const err21 = {instancePath:instancePath+"/site_ids",schemaPath:"#/properties/site_ids/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1},message:"must NOT have duplicate items (items ## "+j1+" and "+i3+" are identical)"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
break;
}
indices1[item1] = i3;
}
}
}
}
if(data.enabled !== undefined && func0.call(data, "enabled")){
if(typeof data.enabled !== "boolean"){
const err22 = {instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.secret !== undefined && func0.call(data, "secret")){
let data7 = data.secret;
if((typeof data7 !== "string") && (data7 !== null)){
const err23 = {instancePath:instancePath+"/secret",schemaPath:"#/properties/secret/type",keyword:"type",params:{type: schema15.properties.secret.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(typeof data7 === "string"){
if(func2(data7) > 94){
const err24 = {instancePath:instancePath+"/secret",schemaPath:"#/properties/secret/maxLength",keyword:"maxLength",params:{limit: 94},message:"must NOT have more than 94 characters"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(func2(data7) < 38){
const err25 = {instancePath:instancePath+"/secret",schemaPath:"#/properties/secret/minLength",keyword:"minLength",params:{limit: 38},message:"must NOT have fewer than 38 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!pattern55.test(data7)){
const err26 = {instancePath:instancePath+"/secret",schemaPath:"#/properties/secret/pattern",keyword:"pattern",params:{pattern: "^whsec_[A-Za-z0-9+/]{32,86}={0,2}$"},message:"must match pattern \""+"^whsec_[A-Za-z0-9+/]{32,86}={0,2}$"+"\""};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
if(data.rotation_triggers !== undefined && func0.call(data, "rotation_triggers")){
let data8 = data.rotation_triggers;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
for(const key1 of Object.keys(data8)){
if(typeof data8[key1] !== "string"){
const err27 = {instancePath:instancePath+"/rotation_triggers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/rotation_triggers/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/rotation_triggers",schemaPath:"#/properties/rotation_triggers/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.overlap_hours !== undefined && func0.call(data, "overlap_hours")){
let data10 = data.overlap_hours;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
const err29 = {instancePath:instancePath+"/overlap_hours",schemaPath:"#/properties/overlap_hours/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(typeof data10 == "number"){
if(data10 > 168 || isNaN(data10)){
const err30 = {instancePath:instancePath+"/overlap_hours",schemaPath:"#/properties/overlap_hours/maximum",keyword:"maximum",params:{comparison: "<=", limit: 168},message:"must be <= 168"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data10 < 0 || isNaN(data10)){
const err31 = {instancePath:instancePath+"/overlap_hours",schemaPath:"#/properties/overlap_hours/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
if(data.adopt !== undefined && func0.call(data, "adopt")){
let data11 = data.adopt;
if(typeof data11 === "string"){
if(func2(data11) < 1){
const err32 = {instancePath:instancePath+"/adopt",schemaPath:"#/properties/adopt/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/adopt",schemaPath:"#/properties/adopt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
else {
const err34 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
validate15.errors = vErrors;
return errors === 0;
}
validate15.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

