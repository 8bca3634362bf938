-- Why: requests are opened, moved and forgotten by functions alone; jobs only read them.
revoke insert, update, delete, truncate on public.privacy_requests from service_role;
