-- Indexes and counters of the limit server.
-- 1. two-syllable search: GIN on the set of character pairs of the lower-cased name (expression index, no stored column)
-- 2. exact totals: counters updated by triggers, per (status, company) and per (pair, status)
-- 3. lists: btree (status, id) and (company, id); last pages are read from the other end
CREATE OR REPLACE FUNCTION pairs(s text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS
$$ SELECT coalesce(array_agg(DISTINCT substr(t, i, 2)), '{}') FROM (SELECT lower(s) AS t) x, generate_series(1, length(t) - 1) i $$;
CREATE INDEX IF NOT EXISTS project_status_id ON project (status, id DESC);
CREATE INDEX IF NOT EXISTS project_company_id ON project (company_id, id DESC);
CREATE INDEX IF NOT EXISTS project_name_pairs ON project USING gin (pairs(project_name)) WITH (fastupdate = off);
CREATE INDEX IF NOT EXISTS comment_project ON project_comment (project_id, id);

CREATE TABLE IF NOT EXISTS project_total (status varchar(2), company_id int, n int NOT NULL, PRIMARY KEY (company_id, status)) WITH (fillfactor = 50);
CREATE TABLE IF NOT EXISTS pair_total (pair text, status varchar(2), n int NOT NULL, PRIMARY KEY (pair, status)) WITH (fillfactor = 70);
TRUNCATE project_total, pair_total;
INSERT INTO project_total SELECT status, coalesce(company_id, 0), count(*) FROM project GROUP BY 1, 2;
INSERT INTO pair_total SELECT pair, status, count(*) FROM project, unnest(pairs(project_name)) pair GROUP BY 1, 2;
-- one upsert of net changes per table, in key order: two writers always lock the counter rows in the same order.
-- Separate UPDATEs for the old and the new values deadlock.
CREATE OR REPLACE FUNCTION project_counted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND (OLD.status, OLD.company_id, OLD.project_name) IS NOT DISTINCT FROM (NEW.status, NEW.company_id, NEW.project_name) THEN RETURN NULL; END IF;
  INSERT INTO project_total (status, company_id, n)
    SELECT status, company_id, sum(d) FROM (
      SELECT OLD.status AS status, coalesce(OLD.company_id, 0) AS company_id, -1 AS d WHERE TG_OP <> 'INSERT'
      UNION ALL SELECT NEW.status, coalesce(NEW.company_id, 0), 1 WHERE TG_OP <> 'DELETE') x
    GROUP BY 1, 2 HAVING sum(d) <> 0 ORDER BY 2, 1
    ON CONFLICT (company_id, status) DO UPDATE SET n = project_total.n + excluded.n;
  IF TG_OP = 'UPDATE' AND OLD.status = NEW.status AND OLD.project_name = NEW.project_name THEN RETURN NULL; END IF;
  INSERT INTO pair_total (pair, status, n)
    SELECT pair, status, sum(d) FROM (
      SELECT unnest(pairs(OLD.project_name)) AS pair, OLD.status AS status, -1 AS d WHERE TG_OP <> 'INSERT'
      UNION ALL SELECT unnest(pairs(NEW.project_name)), NEW.status, 1 WHERE TG_OP <> 'DELETE') x
    GROUP BY 1, 2 HAVING sum(d) <> 0 ORDER BY 1, 2
    ON CONFLICT (pair, status) DO UPDATE SET n = pair_total.n + excluded.n;
  RETURN NULL;
END $$;
DROP TRIGGER IF EXISTS project_counted ON project;
CREATE TRIGGER project_counted AFTER INSERT OR DELETE OR UPDATE OF status, company_id, project_name ON project FOR EACH ROW EXECUTE FUNCTION project_counted();
