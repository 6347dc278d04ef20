import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyReply } from 'fastify';
import type { CachedRouteConfig } from '../../../platform/http/ready-answers.js';
import { NoQuery } from '../content/content-query.js';
import { DocumentsService } from './documents.service.js';

const CACHED: CachedRouteConfig = { cached: true };

/** The descriptions of both doors for machines, and the files that the pages load. */
@ApiExcludeController()
@Controller()
export class DocumentsController {
  constructor(private readonly documents: DocumentsService) {}

  @Get('openapi.json')
  @RouteConfig(CACHED)
  openApi(@Res({ passthrough: true }) reply: FastifyReply, @Query() _query: NoQuery): Promise<string> {
    return this.documents.openApi(reply);
  }

  @Get('schema.graphql')
  @RouteConfig(CACHED)
  schema(@Res({ passthrough: true }) reply: FastifyReply, @Query() _query: NoQuery): Promise<string> {
    return this.documents.schema(reply);
  }

  @Get('docs/assets/:name')
  @RouteConfig(CACHED)
  asset(@Res({ passthrough: true }) reply: FastifyReply, @Param('name') name: string, @Query() _query: NoQuery): Promise<string> {
    return this.documents.asset(reply, name);
  }
}
