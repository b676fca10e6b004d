// The project `contract-on-postgres` of jest (jest.config.js): its files run once more, on PostgreSQL.
process.env.CONSENTFORM_TEST_DATABASE = "postgres";
