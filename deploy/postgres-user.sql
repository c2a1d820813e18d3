-- The user and the database of a shop, made once by a superuser: CHITRA_PASSWORD=… psql --file deploy/postgres-user.sql
-- The user owns its database, and can neither see another one nor make users, nor read a file of the server.
\getenv password CHITRA_PASSWORD
create role chitra login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password :'password';
create database chitra owner chitra;
revoke connect, temporary on database chitra, postgres, template1 from public;
