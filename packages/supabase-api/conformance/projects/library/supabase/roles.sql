create role librarian nologin;
grant librarian to authenticator;
