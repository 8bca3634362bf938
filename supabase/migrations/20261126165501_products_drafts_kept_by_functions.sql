-- What was begun of a piece is kept by its functions alone; the job that forgets old ones only reads and removes.
revoke insert, update, truncate on public.listing_drafts from service_role;
