// Clock.swift
