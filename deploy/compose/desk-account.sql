-- The account of the desk in PostgreSQL and the database that it owns, and no right beyond that. The
-- image runs this once, when its volume is empty; docs/guides/containers.md runs it where the desk still
-- has the superuser's account.
\getenv password DESK_PASSWORD
CREATE ROLE gaashaan LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS
  PASSWORD :'password';
CREATE DATABASE gaashaan OWNER gaashaan;
-- Otherwise every account may connect to every database.
REVOKE ALL ON DATABASE gaashaan, postgres, template1 FROM PUBLIC;
