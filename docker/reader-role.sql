-- A role for running services: it reads and changes nothing. Run as the owner of the tables, before the first migration or after it.
create role hornburg_reader login password 'choose one';
grant usage on schema public to hornburg_reader;
grant select on all tables in schema public to hornburg_reader;
alter default privileges in schema public grant select on tables to hornburg_reader;
